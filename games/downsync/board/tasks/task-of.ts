// The task that a question sets, if it sets one.

import type { AskJson } from '@umpire/engine'
import { shooterNow } from '../../questions/targets.ts'
import { whyNoPoint } from '../../rules/clusters.ts'
import { baseOf } from '../../rules/units.ts'
import { objectiveGround } from '../../rules/missions/objectives.ts'
import { targetsOf } from '../../rules/targets.ts'
import type { State } from '../../state.ts'
import { DeployTask } from './deploy-task.ts'
import { MoveTask } from './move-task.ts'
import { PlaceTask } from './place-task.ts'
import { caughtWords, PointTask } from './point-task.ts'
import { discIn, listIn, numberIn, reachOf } from './reach-data.ts'
import type { Task } from './task.ts'

/** DS-270 The point of a Clustered Action. */
function clusterTask(state: State, ask: AskJson): Task | undefined {
  if (reachOf(ask, 'cluster') === undefined || state.shot === null) return undefined
  const shooter = shooterNow(state)
  const targets = targetsOf(state, shooter)
  return new PointTask(ask, {
    is: 'point',
    name: 'Strike here',
    r: 0,
    start: baseOf(shooter.unit, shooter.team),
    whyNot: (point) => whyNoPoint(state, shooter, targets, point),
    means: (point) => caughtWords(state, ask, point),
  })
}

/** An objective of M2. */
function objectiveTask(state: State, ask: AskJson): Task | undefined {
  const reach = reachOf(ask, 'objective')
  if (reach === undefined) return undefined
  const ground = objectiveGround(state)
  const [first] = listIn(reach, 'spots').map(discIn)
  return new PointTask(ask, {
    is: 'marker',
    name: 'Objective here',
    r: numberIn(reach, 'r') ?? 0,
    start: first ?? { x: 2400, y: numberIn(reach, 'line') ?? 2400 },
    whyNot: (point) => ground.whyNot(point),
    means: () => '',
  })
}

export const taskOf = (state: State, ask: AskJson): Task | undefined =>
  MoveTask.of(state, ask) ??
  PlaceTask.of(state, ask) ??
  DeployTask.of(state, ask) ??
  clusterTask(state, ask) ??
  objectiveTask(state, ask)

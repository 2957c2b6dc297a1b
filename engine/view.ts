// A view: the position through one viewer's eyes. The state is public by itself; faces come out only if seen.

import type { GameEvent, Told } from './dealer.ts'
import type { Viewer } from './id.ts'
import { type Plain, samePlain } from './plain.ts'
import {
  areSeenFaces,
  isSeen,
  noSecrets,
  type Secret,
  type Secrets,
  seenByAll,
  seenFaces,
  viewerBit,
} from './secrets.ts'

export interface ViewJson {
  readonly state: unknown
  /** The faces the viewer has seen, by the id that stands in the state. */
  readonly faces: { readonly [id: string]: Plain }
}

export class View<S = unknown> {
  // Declared, and set by the constructor, as in questions: one is made for every decision of a bot.
  declare readonly state: S
  declare readonly viewer: Viewer
  declare readonly seatNames: readonly string[]
  readonly #secrets: Secrets

  constructor(state: S, viewer: Viewer, seatNames: readonly string[], secrets: Secrets) {
    this.state = state
    this.viewer = viewer
    this.seatNames = seatNames
    this.#secrets = secrets
  }

  /** The face of a secret, or undefined where this viewer has not seen it. */
  face<Face extends Plain>(secret: Secret<Face>): Face | undefined {
    return isSeen(this.#secrets, secret, this.viewer) ? (this.#secrets.faces[secret] as Face) : undefined
  }

  /** All faces that this viewer has seen, by id: those given, where they are the same. */
  facesLike(known: ViewJson['faces']): ViewJson['faces'] {
    return areSeenFaces(known, this.#secrets, this.viewer) ? known : seenFaces(this.#secrets, this.viewer)
  }

  toJSON(): ViewJson {
    return { state: this.state, faces: seenFaces(this.#secrets, this.viewer) }
  }
}

/** A view that came from elsewhere as plain data. */
export class SentView<S = unknown> extends View<S> {
  readonly #faces: ViewJson['faces']

  constructor(state: S, faces: ViewJson['faces'], viewer: Viewer, seatNames: readonly string[]) {
    super(state, viewer, seatNames, noSecrets())
    this.#faces = faces
  }

  override face<Face extends Plain>(secret: Secret<Face>): Face | undefined {
    return this.#faces[secret] as Face | undefined
  }

  override facesLike(known: ViewJson['faces']): ViewJson['faces'] {
    return samePlain(known, this.#faces) ? known : this.#faces
  }

  override toJSON(): ViewJson {
    return { state: this.state, faces: this.#faces }
  }
}

/** What the log of a game is written with: names of seats, and the faces the reader had seen. */
export interface LogReader<S = unknown> {
  readonly viewer: Viewer
  readonly seatNames: readonly string[]
  /** The position now, not when it was told. */
  readonly state: S
  face<Face extends Plain>(secret: Secret<Face>): Face | undefined
}

/** Reads one told event with a viewer's eyes. */
export function logReader<S>(view: View<S>, told: Told): LogReader<S> {
  const bit = viewerBit(view.viewer)
  return {
    viewer: view.viewer,
    seatNames: view.seatNames,
    state: view.state,
    face: <Face extends Plain>(secret: Secret<Face>) => {
      const shown = told.faces.find(({ id, seenBy }) => id === secret && (seenBy & bit) !== 0)
      return shown?.face as Face | undefined
    },
  }
}

/** A told event as one viewer receives it: the event, and the faces in it that they had seen. */
export interface SeenEvent<E extends GameEvent = GameEvent> {
  readonly at: number
  readonly event: E
  /** Absent where there are none. */
  readonly faces?: { readonly [id: string]: Plain }
}

export function seenEvent<E extends GameEvent>({ at, event, faces: shown }: Told<E>, viewer: Viewer): SeenEvent<E> {
  const bit = viewerBit(viewer)
  let faces: { [id: string]: Plain } | undefined
  for (const { id, face, seenBy } of shown) if ((seenBy & bit) !== 0) (faces ??= {})[id] = face
  return faces === undefined ? { at, event } : { at, event, faces }
}

/** An event that came from elsewhere, as the log reads it: whoever was sent a face has seen it. */
export function toldOf({ at, event, faces = {} }: SeenEvent): Told {
  const shown = Object.entries(faces).map(([id, face]) => ({ id: Number(id) as Secret, face, seenBy: seenByAll }))
  return { at, event, faces: shown }
}

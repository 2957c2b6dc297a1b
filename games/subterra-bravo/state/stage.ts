// Where in setup or in the round the mission is.

/** What comes next. The first five are setup, the others the phases of a round and their steps. */
export type Stage =
  | 'commandos'
  | 'dashboard'
  | 'doors'
  | 'stacks'
  | 'kits'
  | 'start squares'
  | 'timer'
  | 'planning'
  | 'turn start'
  | 'turn'
  | 'refresh'
  | 'spawn'
  | 'activate'
  | 'discard'

export type Phase = 'setup' | 'timer' | 'planning' | 'activation' | 'overseer'

/** SB-031 */
export function phaseOf({ stage }: { readonly stage: Stage }): Phase {
  switch (stage) {
    case 'timer':
    case 'planning':
      return stage
    case 'turn start':
    case 'turn':
      return 'activation'
    case 'refresh':
    case 'spawn':
    case 'activate':
    case 'discard':
      return 'overseer'
    case 'commandos':
    case 'dashboard':
    case 'doors':
    case 'stacks':
    case 'kits':
    case 'start squares':
      return 'setup'
  }
}

// What is shown when a screen fails: the page goes on, and what was saved is still there.

import { Component, type ReactNode } from 'react'

interface FailureProps {
  /** The address of the screen: another one is tried anew. */
  readonly address: string
  readonly children: ReactNode
}

interface FailureState {
  readonly address: string
  /** What went wrong at that address, in words. */
  readonly reason: string | undefined
}

export class Failure extends Component<FailureProps, FailureState> {
  override state: FailureState = { address: this.props.address, reason: undefined }

  static getDerivedStateFromError(error: unknown): Partial<FailureState> {
    return { reason: error instanceof Error ? error.message : 'for no reason that it gave' }
  }

  static getDerivedStateFromProps({ address }: FailureProps, state: FailureState): FailureState | null {
    return address === state.address ? null : { address, reason: undefined }
  }

  override render(): ReactNode {
    const { reason } = this.state
    if (reason === undefined) return this.props.children
    return (
      <main className="stopped">
        <h1>This screen has failed</h1>
        <p role="alert">{reason}</p>
        <p className="muted">Every answer that was given is saved. Load the page again, or go on elsewhere.</p>
        <div className="ways">
          <button type="button" className="btn go" onClick={() => location.reload()}>
            Load again
          </button>
          <a className="btn quiet" href="/games">
            My games
          </a>
        </div>
      </main>
    )
  }
}

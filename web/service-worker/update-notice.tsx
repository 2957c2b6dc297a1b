// Says that a new version of the page is ready, and offers to load it.

import './update-notice.css'
import type { ReactNode } from 'react'
import { leaveUpdate, takeUpdate, useUpdate } from './update.ts'

export const UpdateNotice = (): ReactNode => {
  const isReady = useUpdate(({ waiting }) => waiting !== undefined)
  return (
    // It stands there empty, so that a screen reader speaks up when it is filled.
    <div className="update-notice" role="status">
      {isReady ? (
        <div className="card">
          <p>A new version of Umpire is ready.</p>
          <button type="button" className="btn" onClick={takeUpdate}>
            Reload
          </button>
          <button type="button" className="btn quiet" onClick={leaveUpdate}>
            Later
          </button>
        </div>
      ) : null}
    </div>
  )
}

// The page starts here.

import './look/tokens.css'
import './look/look.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerServiceWorker } from './service-worker/register.ts'
import { applySettings } from './settings/settings.ts'

applySettings()

const root = document.querySelector('#root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
registerServiceWorker()

// What stands around every screen but the tables: the head of the page, and the light of the room.

import type { ReactNode } from 'react'
import { Header } from './header.tsx'
import './home.css'

export const Frame = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="home">
    <Header />
    {children}
  </div>
)

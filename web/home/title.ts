// The title of the browser's tab.

import { useEffect } from 'react'

export const useTitle = (screen: string): void =>
  useEffect(() => {
    document.title = screen === '' ? 'Umpire' : `${screen} - Umpire`
  }, [screen])

// The rules that each game can cite, which only its source tells: put into the page when it is built.

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
// By its path: what the build is configured with is loaded without packages of this workspace.
import { citableRules } from '../../lab/node/citable.ts'

const name = 'virtual:citable-rules'
const games = fileURLToPath(new URL('../../games/', import.meta.url))

export function citableRulesOfGames(): Plugin {
  return {
    name: 'umpire-citable-rules',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      const rules = folders.map((folder) => [folder.name, citableRules(`${games}${folder.name}`)])
      return `export default ${JSON.stringify(Object.fromEntries(rules))}`
    },
  }
}

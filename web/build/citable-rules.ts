// The rules that each game can cite, which only its source tells: put into the page when it is built.

import { fileURLToPath } from 'node:url'
import { games } from '@umpire/games'
import { citableRules } from '@umpire/lab/citable'
import type { Plugin } from 'vite'

const name = 'virtual:citable-rules'

export function citableRulesOfGames(): Plugin {
  return {
    name: 'umpire-citable-rules',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const rules = games.map((game) => [
        game.id,
        citableRules(fileURLToPath(new URL(`../../games/${game.id}/`, import.meta.url))),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(rules))}`
    },
  }
}

// Which scripts count for a screen, from a small manifest made for the test.

import { expect, test } from 'vitest'
import { scriptsOf, tableEntries } from './page-size.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], dynamicImports: ['table/table-page.tsx'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'table/table-page.tsx': { file: 'assets/table.js', imports: ['index.html'], isDynamicEntry: true },
  '../games/checkers/game.ts': { file: 'assets/game.js', isDynamicEntry: true },
  '../games/checkers/board/index.tsx': { file: 'assets/board.js', isDynamicEntry: true },
  '../games/checkers/rulebook.md?raw': { file: 'assets/rulebook.js', isDynamicEntry: true },
  '../games/checkers/board/picture.svg': { file: 'assets/picture.svg' },
}

test('a screen loads its entry and all that this imports, but nothing that is loaded later', () => {
  expect([...scriptsOf(manifest, ['index.html'])].sort()).toEqual([
    'assets/deep.js',
    'assets/index.js',
    'assets/shared.js',
  ])
})

test('a table needs its screen, the rules and the board, but no rulebook yet', () => {
  expect(tableEntries(manifest, 'checkers')).toEqual([
    'table/table-page.tsx',
    '../games/checkers/game.ts',
    '../games/checkers/board/index.tsx',
  ])
})

test('what the build does not have is an error, not a size of nothing', () => {
  expect(() => tableEntries(manifest, 'chess')).toThrow('chess')
  expect(() => scriptsOf(manifest, ['home.html'])).toThrow('home.html')
})

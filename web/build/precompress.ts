// Compressed copies beside the files, so that the server need not compress what never changes.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './page-files.ts'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

const isText = (path: string): boolean => /\.(?:js|css|html|svg|json|webmanifest)$/.test(path)

/** The highest, 11, takes more than twice as long for a fiftieth less. */
const brotliQuality = 10

/** A smaller file travels in one packet anyway. */
const worthIt = 1024

export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter(isText)
      .map((path) => compress(join(folder, path))),
  )
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthIt) return
  const [small, smaller] = await Promise.all([
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    brotlied(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)])
}

/** Bundles programs of the server: our own packages into their files, those from npm left where npm puts them. */
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { npmOutside } from '../../tools/bootstrap/npm-outside.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
/** What the reader reads beside its code, by its place in `packages/extraction/src`. */
const weights = 'bookings/weights.gen.bin'

/** What runs in threads, by the names of `startThread`. */
export const threads = ['extract', 'ocr', 'authenticity/check-sender'].map((name) => `src/emails/${name}.worker.ts`)

/**
 * @param {readonly string[]} entryPoints sources, relative to the server's folder
 * @param {string} outdir a folder of the checkout, relative to the server's folder
 */
export async function bundle(entryPoints, outdir) {
  await build({
    absWorkingDir: here,
    entryPoints: [...entryPoints],
    outbase: 'src',
    outdir,
    bundle: true,
    splitting: true,
    // One folder deep like the entries: paths that a module makes from its own place hold in a chunk too.
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Node.js knows \p{L}; esbuild would otherwise compile such expressions anew at each use.
    supported: { 'regexp-unicode-property-escapes': true },
    sourcemap: true,
    // Positions suffice for stack traces.
    sourcesContent: false,
    plugins: [npmOutside],
    logLevel: 'warning',
  })
  const copy = join(resolve(here, outdir), weights)
  await mkdir(dirname(copy), { recursive: true })
  await copyFile(resolve(here, '../../packages/extraction/src', weights), copy)
}

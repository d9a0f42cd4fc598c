/** Bundles programs of the server: our own packages into their files, dependencies from npm left where npm puts them. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { npmOutside } from '../../tools/bootstrap/npm-outside.mjs'

/** What runs in threads, by the names of `startThread`. */
export const threads = ['extract', 'ocr', 'authenticity/check-sender'].map((name) => `src/emails/${name}.worker.ts`)

/**
 * @param {readonly string[]} entryPoints sources, relative to the server's folder
 * @param {string} outdir a folder of the checkout, relative to the server's folder
 */
export async function bundle(entryPoints, outdir) {
  await build({
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
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
}

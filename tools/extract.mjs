/**
 * `npm run extract`: runs the extraction command from a bundle, which is rebuilt when a source has changed, because
 * compiling all sources on each run takes longer than reading a document. Path arguments are relative to the caller's
 * directory.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from './bootstrap/built.mjs'
import { ensureInstalled } from './bootstrap/installed.mjs'
import { root } from './bootstrap/root.mjs'

ensureInstalled()
const packages = ['contract', 'domain', 'places', 'bytes', 'pdf', 'ticket-codes', 'extraction', 'barcodes', 'ocr'].map(
  (name) => `packages/${name}`,
)
const sources = [...packages, 'tools/extract']
const bundle = join(root, `.cache/extract/${hashOf(root, [...sources, 'package-lock.json'])}.mjs`)
if (!existsSync(bundle))
  await write({
    'tools/extract/cli': bundle,
    'packages/ocr/src/ocr.worker': bundle.replace(/\.mjs$/, '.ocr.mjs'),
  })
process.setSourceMapsEnabled(true)
process.chdir(process.env.INIT_CWD ?? process.cwd())
await import(pathToFileURL(bundle).href)

/**
 * Bundles the command and its worker thread. Files are replaced atomically, so that concurrent runs find either
 * complete files or none.
 * @param {Record<string, string>} paths by source; the command is written last, because its file marks the bundle as
 * complete
 */
async function write(paths) {
  const [{ build }, { npmOutside }] = await Promise.all([import('esbuild'), import('./bootstrap/npm-outside.mjs')])
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.keys(paths).map((name) => `${name}.ts`),
    outdir: '.cache/extract',
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Node.js knows \p{L}; esbuild would otherwise compile such expressions anew at each use.
    supported: { 'regexp-unicode-property-escapes': true },
    sourcemap: 'inline',
    // Positions suffice for stack traces; with all sources, each start would parse 20 MB more.
    sourcesContent: false,
    plugins: [npmOutside],
    logLevel: 'warning',
  })
  const files = Object.values(paths)
  // Removes bundles of older sources.
  rmSync(dirname(bundle), { recursive: true, force: true })
  // The reader looks for its weights there, relative to the bundle.
  const weights = 'bookings/weights.gen.bin'
  replace(join(root, '.cache', weights), readFileSync(join(root, 'packages/extraction/src', weights)))
  for (const [index, { contents }] of [...outputFiles.entries()].toReversed()) replace(files[index] ?? bundle, contents)
}

/** @param {string} path @param {Uint8Array} contents */
function replace(path, contents) {
  const temporary = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(temporary, contents)
  renameSync(temporary, path)
}

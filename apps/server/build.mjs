/** Bundles the server: our own packages into its files, dependencies from npm left where npm puts them. */
import { existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { npmOutside } from '../../tools/bootstrap/npm-outside.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const programs = ['start', 'admin', 'backup', 'restore'].map((name) => `src/main/${name}.ts`)
const threads = ['extract', 'ocr', 'authenticity/check-sender'].map((name) => `src/emails/${name}.worker.ts`)

rmSync(here('dist'), { recursive: true, force: true })
await build({
  absWorkingDir: here('.'),
  entryPoints: [...programs, ...threads].filter((path) => existsSync(here(path))),
  outbase: 'src',
  outdir: 'dist',
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

/**
 * `npm run extract`: runs the extraction's command from one file, which is bundled anew when a source has changed: to translate all
 * sources at each call takes longer than to read a document. Paths among the arguments are the user's.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from './bootstrap/built.mjs'
import { ensureInstalled } from './bootstrap/installed.mjs'
import { root } from './bootstrap/root.mjs'

ensureInstalled()
const sources = ['contract', 'domain', 'places', 'extraction'].map((name) => `packages/${name}`)
const bundle = join(root, `.cache/extract/${hashOf(root, [...sources, 'package-lock.json'])}.mjs`)
if (!existsSync(bundle)) await write(bundle)
process.setSourceMapsEnabled(true)
process.chdir(process.env.INIT_CWD ?? process.cwd())
await import(pathToFileURL(bundle).href)

/** Bundles the command. Whoever calls at the same time finds the whole file or none. */
async function write(path) {
  const [{ build }, { npmOutside }] = await Promise.all([
    import('esbuild'),
    import('./bootstrap/npm-outside.mjs'),
  ])
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/extraction/src/cli.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'inline',
    plugins: [npmOutside],
    logLevel: 'warning',
  })
  // What older sources were bundled to.
  rmSync(dirname(path), { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  const begun = `${path}.${process.pid}`
  writeFileSync(begun, outputFiles[0].contents)
  renameSync(begun, path)
}

/**
 * `npm run bench [-- FIGURES…]`: builds whatever has changed, so that the figures describe this checkout, and runs the
 * benchmarks.
 */
import { ensureBuilt } from './bootstrap/built.mjs'
import { runOrExit } from './bootstrap/command.mjs'
import { ensureInstalled } from './bootstrap/installed.mjs'

ensureInstalled()
ensureBuilt()
runOrExit(process.execPath, ['tools/run.mjs', 'bench/main.ts', ...process.argv.slice(2)])

/**
 * `node tools/run.mjs FILE ARGUMENTS…`: runs a TypeScript program of the checkout, installing packages first if needed.
 * Standard input and output are passed through, and so are options of Node.js before the first argument. Path arguments
 * are relative to the caller's directory, which npm provides in INIT_CWD; the data folder is that of the checkout.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled } from './bootstrap/installed.mjs'
import { root } from './bootstrap/root.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) throw new Error('Say which program: node tools/run.mjs FILE ARGUMENTS…')
ensureInstalled()

const child = spawn(
  process.execPath,
  [...process.execArgv, '--import', import.meta.resolve('tsx'), resolve(root, file), ...args],
  {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || 'data') },
    stdio: 'inherit',
  },
)
// Ctrl-C reaches the program through the terminal; the program decides when to exit.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})

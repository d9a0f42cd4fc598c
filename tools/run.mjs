/**
 * `node tools/run.mjs FILE ARGUMENTS…`: runs a TypeScript program of the checkout, installing packages first where that
 * is due. Standard input and output are the program's own. Paths among the arguments are the user's: npm changes to the
 * checkout and says in INIT_CWD where it was called; the data folder remains the checkout's.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled } from './bootstrap/installed.mjs'
import { root } from './bootstrap/root.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) throw new Error('Say which program: node tools/run.mjs FILE ARGUMENTS…')
ensureInstalled()

const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), resolve(root, file), ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || 'data') },
  stdio: 'inherit',
})
// A Ctrl-C reaches the program by itself, through the terminal; it decides when to end.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})

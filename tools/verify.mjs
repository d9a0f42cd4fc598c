/** `npm run verify`: all checks that need no database, in under a minute. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { ensureInstalled } from './bootstrap/installed.mjs'
import { root } from './bootstrap/root.mjs'

/** Slowest first, so that the fast ones fill the gaps. */
const checks = {
  types: ['node', 'tools/types.mjs'],
  lint: ['npx', 'oxlint', '--type-aware', '--deny-warnings'],
  'lock file': ['npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'],
  bundle: ['node', 'tools/check-bundle.mjs'],
  imports: ['node', 'tools/check-imports.mjs'],
  format: ['npx', 'biome', 'check', '.'],
  unused: ['npx', 'knip', '--no-progress', '--no-config-hints'],
  documents: ['node', 'tools/check-docs.mjs'],
  environment: ['node', 'tools/check-environment.mjs'],
  names: ['node', 'tools/check-structure.mjs'],
  sizes: ['node', 'tools/check-sizes.mjs'],
  suppliers: ['node', 'tools/suppliers.mjs', '--check'],
  clock: ['node', 'tools/check-clock.mjs'],
}

ensureInstalled()
const waiting = Object.entries(checks)
const results = []
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))

for (const { name, output } of results.filter(({ ok }) => !ok)) process.stdout.write(`\n— ${name} —\n${output}\n`)
process.stdout.write('\n')
for (const { name, ok, seconds } of results) {
  process.stdout.write(`${name.padEnd(12)} ${(ok ? 'ok' : 'failed').padEnd(8)} ${seconds.toFixed(1).padStart(5)} s\n`)
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(...next))
}

/** @param {string} name @param {readonly string[]} command */
async function run(name, [program, ...args]) {
  const started = performance.now()
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { name, ok: code === 0, output, seconds: (performance.now() - started) / 1000 }
}

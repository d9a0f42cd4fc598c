/** Type-checks every project with the native compiler. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const compiler = fileURLToPath(import.meta.resolve('typescript-native/package.json')).replace('package.json', 'bin/tsc')
const projects = ['packages', 'apps/console', '.']
const failed = projects.filter((project) => {
  const run = spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' })
  return run.status !== 0
})
process.exitCode = failed.length === 0 ? 0 : 1

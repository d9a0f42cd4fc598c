/** Checks the import rules of .dependency-cruiser.cjs. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.cjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const folders = ['packages', 'apps', 'e2e', 'bench']

/**
 * Imports that break a rule, formatted for display. Finding no modules at all is itself a failure.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function checkImports(folder) {
  const { forbidden, options } = configuration
  const { output } = await cruise(
    folders.filter((name) => existsSync(join(folder, name))),
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: folder },
  )
  const { totalCruised, violations } = output.summary
  if (totalCruised === 0) return ['No module was read: the check itself is broken.']
  const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]))
  return violations.map(({ rule, from, to, cycle }) => {
    const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to
    return `${rule.name}: ${from} → ${path}\n    ${reasons.get(rule.name)}`
  })
}

if (isMain(import.meta.url)) report('imports', await checkImports(root))

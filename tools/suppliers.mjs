/** Generates the list of supplier definitions; with `--check`, reports whether it is up to date. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const folder = join(root, 'packages/extraction/src/suppliers')
const list = join(folder, 'definitions.gen.ts')

const camel = (/** @type {string} */ id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * The generated list, with one import per folder; each folder has a file of the same name that exports the definition.
 */
function generate() {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  const imports = ids.map((id) => `import { ${camel(id)} } from './${id}/${id}'\n`).join('')
  const entries = ids.map((id) => `  ${camel(id)},\n`).join('')
  return `// Written by \`npm run suppliers\`.
import type { Definition } from '../readers/supplier/definition'
${imports}
/** Every supplier whose mails have a definition. */
export const definitions: readonly Definition[] = [
${entries}]
`
}

if (isMain(import.meta.url)) {
  const wanted = generate()
  if (!process.argv.includes('--check')) writeFileSync(list, wanted)
  else if (readFileSync(list, 'utf8') !== wanted) {
    console.error('The list of suppliers is not that of the folders: run `npm run suppliers`.')
    process.exitCode = 1
  }
}

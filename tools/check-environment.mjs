/**
 * Checks that every environment variable of the server is documented and used in the deployment files under the same
 * name.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { filesOf } from './bootstrap/files.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const schema = 'apps/server/src/platform/env.ts'
const manual = 'docs/operating.md'

/** Variables of Node and of the other images in the deployment. */
const external = /^(NODE_[A-Z_]+|POSTGRES_[A-Z]+)$/

/**
 * Variables that the server does not know or the manual does not document, and invalid YAML.
 * @param {string} folder
 * @param {readonly string[]} files paths relative to the folder
 * @returns {string[]}
 */
export function checkEnvironment(folder, files) {
  /** @param {string} path */
  const read = (path) => readFileSync(join(folder, path), 'utf8')
  const known = new Set(namesIn(read(schema), /^ {2}([A-Z][A-Z_]*): /gm))
  const documented = new Set(tableNames(read(manual)))
  const deployed = files.filter((path) => path.startsWith('deploy/'))
  return [
    ...(known.size === 0 ? [`${schema}: no variable was read, so the check itself is broken`] : []),
    ...[...known].filter((name) => !documented.has(name)).map((name) => `${manual}: ${name} is not in its table`),
    ...[...documented].filter((name) => !known.has(name)).map((name) => `${manual}: there is no ${name}`),
    ...deployed.flatMap((path) => problemsIn(path, read(path), known)),
  ]
}

/** @param {string} text @param {RegExp} pattern with the name as its group @returns {string[]} */
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/**
 * Names in the first column of the manual's table.
 * @param {string} text
 */
const tableNames = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => namesIn(line.split('|')[1] ?? '', /`([A-Z][A-Z_]*)`/g))

/** @param {string} path @param {string} text @param {ReadonlySet<string>} known */
function problemsIn(path, text, known) {
  const documents = /\.ya?ml$/.test(path) ? parseAllDocuments(text) : []
  const broken = documents.flatMap(({ errors }) => errors.map(({ message }) => `${path}: ${message}`))
  const names = documents.length > 0 ? documents.flatMap((one) => namesOf(one.toJS())) : assignedIn(path, text)
  const unknown = [...new Set(names)].filter((name) => !known.has(name) && !external.test(name))
  return [...broken, ...unknown.map((name) => `${path}: there is no ${name}`)]
}

/**
 * Variables assigned in a container file or an environment file.
 * @param {string} path
 * @param {string} text
 */
function assignedIn(path, text) {
  const lines = path.endsWith('Dockerfile') ? namesIn(text, /^ENV (.*)$/gm).join('\n') : text
  return namesIn(lines, /(?:^|[ \n])#? ?([A-Z][A-Z_]*)=/g)
}

/**
 * Uppercase keys and `name:` values at any depth.
 * @param {unknown} value
 * @returns {string[]}
 */
function namesOf(value) {
  if (Array.isArray(value)) return value.flatMap(namesOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, nested]) => [
    ...(isVariable(key) ? [key] : []),
    ...(key === 'name' && typeof nested === 'string' && isVariable(nested) ? [nested] : []),
    ...namesOf(nested),
  ])
}

/** @param {string} text */
const isVariable = (text) => /^[A-Z][A-Z_]+$/.test(text)

if (isMain(import.meta.url)) report('environment', checkEnvironment(root, filesOf(root)))

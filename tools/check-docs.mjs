/** Checks that paths and npm scripts named in the documentation exist. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from './bootstrap/files.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const topFolders = new Set(['packages', 'apps', 'e2e', 'bench', 'tools', 'docs', 'deploy', '.ci', '.github'])

/**
 * Broken references in Markdown files.
 * @param {string} folder
 * @param {readonly string[]} files paths relative to the folder
 * @returns {string[]}
 */
export function checkDocs(folder, files) {
  const scripts = new Set(
    files.filter((path) => /(^|\/)package\.json$/.test(path)).flatMap((path) => scriptsOf(folder, path)),
  )
  return files
    .filter((path) => path.endsWith('.md') && !path.includes('/fixtures/'))
    .flatMap((document) => {
      const text = readFileSync(join(folder, document), 'utf8')
      const missing = [
        ...linksIn(text).filter((link) => !existsSync(join(folder, dirname(document), link))),
        ...pathsIn(text).filter((path) => !existsSync(join(folder, path))),
        ...scriptsIn(text).filter((script) => !scripts.has(script)),
      ]
      return [...new Set(missing)].map((name) => `${document}: ${name} does not exist`)
    })
}

/**
 * Targets of links and images, except URLs and anchors in the same page.
 * @param {string} text
 */
const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => decodeURI(target.split('#')[0] ?? ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))

/**
 * Paths in backticks that start with one of our folders, except patterns and placeholders.
 * @param {string} text
 */
const pathsIn = (text) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => topFolders.has(path.split('/')[0] ?? '') && !path.includes('NNNN'))

/** Scripts after `npm run`. @param {string} text */
const scriptsIn = (text) => [...text.matchAll(/npm run (?:-[-\w]+ )*([a-z][\w:-]*)/g)].map(([, name = '']) => name)

/** @param {string} folder @param {string} path @returns {string[]} */
const scriptsOf = (folder, path) => Object.keys(JSON.parse(readFileSync(join(folder, path), 'utf8')).scripts ?? {})

if (isMain(import.meta.url)) report('documents', checkDocs(root, filesOf(root)))

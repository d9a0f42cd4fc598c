/** Holds `docs/coverage.md`: each promise leads to where it is kept, and to a test that is there. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const page = 'docs/coverage.md'
const head = '| what | where | test |'

/**
 * What is wrong with the rows of the page: cells without what belongs in them, links that lead nowhere, tests that are
 * not there.
 * @param {string} folder
 * @returns {string[]}
 */
export function checkCoverage(folder) {
  const titlesIn = remembering((path) => titles(readFileSync(join(folder, path), 'utf8')))
  return sections(readFileSync(join(folder, page), 'utf8')).flatMap(({ name, rows }) =>
    rows.length === 0
      ? [`${page}: the section ${name} has no row`]
      : rows.flatMap((row) => faults(folder, row, titlesIn).map((fault) => `${page}: ${fault} (${row.what})`)),
  )
}

/** @typedef {{ what: string, where: string, test: string, cells: number }} Row */

/** The page's headings of the second order, each with the rows below it. @param {string} text */
const sections = (text) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      return { name, rows: lines.filter(isRow).map(rowOf) }
    })

/** Whether a line is one of a table, below its head. @param {string} line */
const isRow = (line) => line.startsWith('|') && line !== head && !/^\|[-|: ]*-[-|: ]*$/.test(line)

/** @param {string} line @returns {Row} */
function rowOf(line) {
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
  const [what = '', where = '', test = ''] = cells
  return { what, where, test, cells: cells.length }
}

/** @param {string} folder @param {Row} row @param {(path: string) => readonly string[]} titlesIn */
function faults(folder, { what, where, test, cells }, titlesIn) {
  if (cells !== 3 || what === '') return ['a row has three cells: what, where and test']
  const [places, tests] = [where, test].map(links)
  return [
    ...(places.length === 0 ? ['no place is linked'] : []),
    ...(tests.length === 0 ? ['no test is linked'] : []),
    ...[...places, ...tests]
      .filter(({ path }) => !existsSync(join(folder, path)))
      .map(({ path }) => `${path} does not exist`),
    ...tests
      .filter(({ path }) => existsSync(join(folder, path)))
      .filter(({ text, path }) => !titlesIn(path).some((title) => title.includes(text)))
      .map(({ text, path }) => `${path} has no test called “${text}”`),
  ]
}

/** Links of a cell, their targets relative to the repository. @param {string} cell */
const links = (cell) =>
  [...cell.matchAll(/\[([^\]]+)\]\(([^)\s#]+)[^)]*\)/g)].map(([, text = '', target = '']) => ({
    text: unescaped(text),
    path: join(dirname(page), target),
  }))

/** Titles in the calls of a test file, those of tables (`test.each(…)('…')`) too. @param {string} source */
const titles = (source) =>
  [...source.matchAll(/(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title = '']) => unescaped(title),
  )

/** @param {string} text */
const unescaped = (text) => text.replaceAll(/\\(.)/g, '$1')

/** @template T @param {(path: string) => T} read @returns {(path: string) => T} */
function remembering(read) {
  const known = new Map()
  return (path) => {
    if (!known.has(path)) known.set(path, read(path))
    return known.get(path)
  }
}

if (isMain(import.meta.url)) report('coverage', checkCoverage(root))

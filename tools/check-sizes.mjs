/** Checks the length of files and the width of comments, which the formatter does not change. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './bootstrap/files.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

const maxLines = 250
const maxWidth = formatterWidth()
const isSource = (path) => /\.(tsx?|mjs|cjs)$/.test(path) && !/\.gen\.|(^|\/)(fixtures|data)\//.test(path)

/**
 * Source files of more than 250 lines.
 * @param {string} folder
 * @param {readonly string[]} files paths relative to the folder
 * @returns {string[]}
 */
export function checkSizes(folder, files) {
  return files
    .filter(isSource)
    .map((path) => ({ path, lines: readFileSync(join(folder, path), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path}: ${lines} lines, ${maxLines} at most`)
}

/**
 * Comment lines wider than the formatter's line width. Lines that cannot be wrapped are exempt: single words such as
 * URLs, and linter directives.
 * @param {string} folder
 * @param {readonly string[]} files paths relative to the folder
 * @returns {string[]}
 */
export function checkCommentWidths(folder, files) {
  return files.filter(isSource).flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        isWideComment(line) ? [`${path}:${index + 1}: a comment of ${line.length} columns, ${maxWidth} at most`] : [],
      ),
  )
}

/** @param {string} line */
function isWideComment(line) {
  const text = /^\s*(?:\/\/|\/?\*\*?) (.*)/.exec(line)?.[1]
  return line.length > maxWidth && text !== undefined && text.includes(' ') && !text.startsWith('oxlint-')
}

function formatterWidth() {
  /** @type {{ formatter: { lineWidth: number } }} */
  const { formatter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  return formatter.lineWidth
}

if (isMain(import.meta.url)) {
  const files = filesOf(root)
  report('sizes', [...checkSizes(root, files), ...checkCommentWidths(root, files)])
}

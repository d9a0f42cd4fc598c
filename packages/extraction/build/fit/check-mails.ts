/**
 * Checks the labels of the project's own mails (`packages/extraction/mails`): their format, and that each value is
 * among the mentions that the reader finds in its mail. If one is not, either the label is wrong or the reader does
 * not recognize that form of value.
 *
 *     npm run check-mails [part of a name]
 */

import { goldRoles } from './gold-roles'
import { ownMails } from './own-mails'
import { pagesOf } from './pages-of'
import { coreFields, type Row } from './rows'

const [, , part = ''] = process.argv

/** The fields of a row whose value is not among its mail's mentions. */
function missingValues(row: Row, mentions: ReturnType<typeof pagesOf>[number]['mentions']): string[] {
  return coreFields.flatMap((field) => {
    const value = row[field]
    if (field === 'kind' || value === undefined) return []
    const parts =
      field === 'start' || field === 'end'
        ? [value.slice(0, 10), value.slice(11, 16)].filter((part) => part !== '')
        : [value]
    return parts.flatMap((part) => {
      const expected: Row = { kind: row.kind, [field]: value }
      const isFound = mentions.some(
        (mention) =>
          goldRoles(mention, [expected]).size > 0 &&
          (field === 'start' || field === 'end' ? mention.value === part : true),
      )
      // The day of `00:40 +1` is derived.
      const isShifted =
        field === 'end' && part.length === 10 && mentions.some(({ type, detail }) => type === 'time' && detail !== '')
      return isFound || isShifted ? [] : [`${field}: ${part}`]
    })
  })
}

let values = 0
let missing = 0
for (const { id, bytes, rows } of ownMails().filter((one) => one.id.includes(part))) {
  const mentions = pagesOf(bytes).flatMap((page) => page.mentions)
  for (const row of rows) {
    const mismatches = missingValues(row, mentions)
    values += Object.keys(row).length - 1
    missing += mismatches.length
    if (mismatches.length > 0) process.stdout.write(`${id}  ${row.kind}  ${mismatches.join('  |  ')}\n`)
  }
}
process.stdout.write(`${missing} of ${values} values are not among the mentions\n`)

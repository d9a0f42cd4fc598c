/**
 * Checks the answers beside the project's own mails (`packages/extraction/mails`): their form, and that each value is
 * among what the reader finds on the pages of its mail. A value that is not is a slip in the answer or a gap of the
 * reader's finds.
 *
 *     npm run check-mails [part of a name]
 */
import { ownMails } from './own-mails'
import { pagesOf } from './pages-of'
import { rightRoles } from './right-finds'
import { coreFields, type Row } from './rows'

const [, , part = ''] = process.argv

/** The fields of a row that no find of its mail answers. */
function unfound(row: Row, finds: ReturnType<typeof pagesOf>[number]['finds']): string[] {
  return coreFields.flatMap((field) => {
    const value = row[field]
    if (field === 'kind' || value === undefined) return []
    const pieces =
      field === 'start' || field === 'end'
        ? [value.slice(0, 10), value.slice(11, 16)].filter((piece) => piece !== '')
        : [value]
    return pieces.flatMap((piece) => {
      const wanted: Row = { kind: row.kind, [field]: value }
      const isFound = finds.some(
        (find) =>
          rightRoles(find, [wanted]).size > 0 && (field === 'start' || field === 'end' ? find.value === piece : true),
      )
      // the day of `00:40 +1` is worked out
      const isShifted =
        field === 'end' && piece.length === 10 && finds.some(({ type, detail }) => type === 'time' && detail !== '')
      return isFound || isShifted ? [] : [`${field}: ${piece}`]
    })
  })
}

let values = 0
let missing = 0
for (const { id, bytes, rows } of ownMails().filter((one) => one.id.includes(part))) {
  const finds = pagesOf(bytes).flatMap((page) => page.finds)
  for (const row of rows) {
    const misses = unfound(row, finds)
    values += Object.keys(row).length - 1
    missing += misses.length
    if (misses.length > 0) process.stdout.write(`${id}  ${row.kind}  ${misses.join('  |  ')}\n`)
  }
}
process.stdout.write(`${missing} of ${values} values are not among the finds\n`)

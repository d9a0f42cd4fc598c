import { folded } from '../../kit/fold'
import { conceptTag, languagesOf, tagsOf } from '../../languages/lexicon'

/** Characters of a text, lines with a code, and characters of such a line that are looked at. */
const maxCharacters = 20_000
const maxLines = 40
const maxLine = 120

const orderTag = conceptTag('agencyReference')
const otherTag = conceptTag('otherNumber')

/** A code at the end of a line, behind a sign for numbers or a colon: `№ AV1003`, ` n.º: VT10031`. */
const code =
  /^[\s:：#№.]{0,4}(?:n[.ro°ºª]{1,3}|nummer|number|číslo|sz[aá]m)?[\s:：#№]{0,4}(?<value>[A-Z\d][A-Z\d-]{2,18}[A-Z\d])\s*$/u
/** Any code, so that the words around it are worth a look. */
const anyCode = /(?<![\p{L}\d-])(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{2,18}[A-Z\d]\s*$/u
/** A year, a day or a price, which are no numbers of an order. */
const dated = /^(?:19|20)\d\d(?:-\d\d){0,2}$|^\d{1,2}-\d{1,2}(?:-\d{2,4})?$/

/**
 * The numbers that lines of a text label as those of an order, a file or a trip, in any language: `Processo n.º 4711`,
 * `订单号: 4711`, also where the label is the line above. Whoever sells what others supply counts in such numbers.
 */
export function orderNumbers(text: string): string[] {
  const lines = text.slice(0, maxCharacters).split('\n')
  const coded = lines
    .flatMap((line, at) => (line.length <= maxLine && anyCode.test(line) ? [at] : []))
    .slice(0, maxLines)
  const found = coded.flatMap((at) => {
    const line = (lines[at] ?? '').trim()
    const own = numberBehindLabel(line)
    if (own !== null) return [own]
    const isAlone = /^[A-Z\d-]+$/.test(line)
    const above = (lines[at - 1] ?? '').trim()
    return isAlone && above !== '' && above.length <= maxLine ? (numberBehindLabel(`${above} ${line}`) ?? []) : []
  })
  return [...new Set(found)].filter((one) => !dated.test(one))
}

/** The code that is all of what a line has behind a label of orders at its start; null if it has none. */
function numberBehindLabel(line: string): string | null {
  const low = folded(line)
  const [label] = tagsOf(low, languagesOf([low]))
  if (!label?.ids.includes(orderTag) || label.ids.includes(otherTag)) return null
  if (/[\p{L}\d]/u.test(low.slice(0, label.start))) return null
  return code.exec(line.slice(label.end))?.groups?.value ?? null
}

import { folded } from '../../kit/fold'
import { conceptTag, languagesOf, tagsOf } from '../../languages/lexicon'

/** Maximum number of characters searched per text, of lines with a code, and of characters in such a line. */
const maxCharacters = 20_000
const maxLines = 40
const maxLine = 120
/** Maximum length of a label. */
const maxLabel = 60

const orderTag = conceptTag('agencyReference')
const otherTag = conceptTag('otherNumber')
const referenceTag = conceptTag('reference')

/** A code at the end of a line, after a number sign or colon: `№ AV1003`, ` n.º: VT10031`. */
const code =
  /^[\s:：#№.]{0,4}(?:n[.ro°ºª]{1,3}|nummer|number|číslo|sz[aá]m)?[\s:：#№]{0,4}(?<value>[A-Z\d][A-Z\d-]{2,18}[A-Z\d])\s*$/u
/** Any code, to select the lines worth analyzing. */
const anyCode = /(?<![\p{L}\d-])(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{2,18}[A-Z\d]\s*$/u
/** A year, date or price, which is not an order number. */
const dated = /^(?:19|20)\d\d(?:-\d\d){0,2}$|^\d{1,2}-\d{1,2}(?:-\d{2,4})?$/

/**
 * The numbers that a text labels as those of an order, file or trip, in any language: `Processo n.º 4711`, `订单号: 4711`,
 * also with the label in the line above. Resellers use such numbers.
 */
export function orderNumbers(text: string): string[] {
  const lines = text.slice(0, maxCharacters).split('\n')
  const coded = lines
    .flatMap((line, at) => (line.length <= maxLine && anyCode.test(line) ? [at] : []))
    .slice(0, maxLines)
  const inSentences = lines.slice(0, maxLines).flatMap((line) => (line.length <= maxSentence ? numbersIn(line) : []))
  const found = coded.flatMap((at) => {
    const line = (lines[at] ?? '').trim()
    const own = numberBehindLabel(line)
    if (own !== null) return [own]
    const isAlone = /^[A-Z\d-]+$/.test(line)
    const above = (lines[at - 1] ?? '').trim()
    return isAlone && above !== '' && above.length <= maxLine ? (numberBehindLabel(`${above} ${line}`) ?? []) : []
  })
  return [...new Set([...found, ...inSentences])].filter((one) => !dated.test(one))
}

/** A number sign and the code behind it. */
const signed =
  /(?:№|#|(?<!\p{L})n(?:[°º]|r?[.:]|o\.)) ?(?<value>(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{3,18}[A-Z\d])(?![\p{L}\d-])/giu
const maxSentence = 160

/** The numbers with a sign right behind a word for an order, within a line: `Your order № 551023 has been paid`. */
function numbersIn(line: string): string[] {
  const matches = [...line.matchAll(signed)]
  if (matches.length === 0) return []
  const low = folded(line)
  const tags = tagsOf(low, languagesOf([low])).filter(({ ids }) => ids.includes(orderTag) && !ids.includes(otherTag))
  return matches.flatMap(({ index, groups }) =>
    tags.some(
      ({ start, end }) => (start < index && /^\s{0,2}$/u.test(low.slice(end, index))) || (end > index && start < index),
    )
      ? (groups?.value ?? [])
      : [],
  )
}

/** The code that makes up the rest of a line after an order label at its start; null if there is none. */
function numberBehindLabel(line: string): string | null {
  const low = folded(line)
  const [label] = tagsOf(low, languagesOf([low]))
  if (!label?.ids.includes(orderTag) || label.ids.includes(otherTag)) return null
  if (/[\p{L}\d]/u.test(low.slice(0, label.start))) return null
  return code.exec(line.slice(label.end))?.groups?.value ?? null
}

/** Whether a text has a number behind a label of bookings or orders, alone in its line or in the line below. */
export function isBookingNumber(value: string, text: string): boolean {
  const lines = text
    .slice(0, maxCharacters)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.some((line, at) => {
    if (!line.endsWith(value) || line.length > maxLine) return false
    const label = folded(line === value ? (lines[at - 1] ?? '') : line.slice(0, -value.length))
    const [first] = tagsOf(label, languagesOf([label]))
    const isNumber = first?.ids.includes(orderTag) || first?.ids.includes(referenceTag)
    return isNumber === true && label.length <= maxLabel && !first?.ids.includes(otherTag)
  })
}

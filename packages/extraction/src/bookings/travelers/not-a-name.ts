import { folded } from '../../kit/fold'
import { legalForm } from '../../languages/legal-forms'
import { conceptTag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import { isThingLabel } from '../../languages/thing-words'
import { isGreetingWord } from '../../languages/title-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'

/** Whether the page has a text followed by a company's legal form anywhere, such as below a letter's closing. */
function isCompany({ value }: Mention, { read: { page } }: Context): boolean {
  const name = folded(value)
  return page.lines.some(({ origin, folded: text }) => {
    const at = origin === 'body' ? text.indexOf(name) : -1
    return at >= 0 && legalForm.test(text.slice(at + name.length))
  })
}

/** Whether a number sign follows a text whose last letter is part of that sign: `Titre n°`. */
const isNumberLabel = ({ line, end }: Mention, { read: { page } }: Context): boolean =>
  /^[°º]/u.test((page.lines[line]?.text ?? '').slice(end))

/** Whether a text begins with a label and its colon: `associé : HOPPER`. */
const hasLabel = ({ value }: Mention): boolean => /\p{L}\s?[:：]\s/u.test(value)

/** Whether a text is a label in two languages, beside its value: `Platí / Valid`, `18.09.2026`. */
const isBilingual = ({ value, line }: Mention, { read: { page }, neighbors }: Context): boolean =>
  /^\p{Lu}\p{Ll}+ \/ \p{Lu}\p{Ll}+$/u.test(value) &&
  page.lines[line]?.text === value &&
  (neighbors[line]?.right ?? null) !== null

/** Whether a text is a greeting with a single name behind it: `Habari Achieng`. */
function isGreeting({ value }: Mention): boolean {
  const [first = '', name, ...others] = value.split(/\s+/)
  return name !== undefined && others.length === 0 && isGreetingWord(first) && nameWords(first).given === 0
}

const thingTags = new Set((['ship', 'vehicle', 'equipment'] as const).map(conceptTag))
const cabinTag = conceptTag('cabin')

/**
 * Whether a text is the value of a label for a ship, vehicle or class, `Vessel: MV Loch Nevis`, and not known in full
 * as a name.
 */
function isThing({ line, start, value }: Mention, { read, neighbors, lineTags, isPure }: Context): boolean {
  const { given, family, neither } = nameWords(value)
  if (given > 0 && family > 0 && neither === 0) return false
  const isFirst = !/[\p{L}\p{N}]/u.test((read.page.lines[line]?.text ?? '').slice(0, start))
  const { rowHead = [], left = [] } = neighbors[line] ?? {}
  const label = rowHead[0] ?? left[0]
  if (!isFirst || !label) return false
  const ids = isPure[label.index] ? (lineTags[label.index] ?? []) : []
  const isLabel = isThingLabel(label.text) || ids.some((id) => thingTags.has(id))
  return isLabel || (given === 0 && ids.includes(cabinTag))
}

/** The start of a remark in brackets behind a name, whose first part is the type of passenger: `Anna Holt (adult,`. */
const remarkBehindName = /\p{L}\s?[(（]\p{Ll}[\p{L}\p{M} -]{2,24},\s$/u

/** Whether a text is a fare or card in a remark behind a name: `Anna Holt (adult, Saver Card)`. */
const isRemark = ({ line, start }: Mention, { read: { page } }: Context): boolean =>
  remarkBehindName.test((page.lines[line]?.text ?? '').slice(0, start))

/** A part of a hall before its number or letters, next to a row or seat: `Sec ORCH, Row K, Seat 14`. */
const partOfHall =
  /^(?:sec|sect|section|block|level|tier|row|stalls?|balcony|bereich|rang|reihe|tribüne|bloc|rangée|sector|fila|bloque|settore|vak|sektor)\.?\s/iu
const besideSeat =
  /(?<!\p{L})(?:row|seats?|reihe|platz|plätze|rang|rangée|places?|fila|asientos?|posto|posti|rij|stoel|rad|plats)\.?\s\p{L}{0,2}\d|(?<!\p{L})row\s/iu

/** Whether a text is a part of a hall in a line with rows and seats. */
const isPartOfHall = ({ line, value }: Mention, { read: { page } }: Context): boolean =>
  partOfHall.test(value) && besideSeat.test(page.lines[line]?.text ?? '')

const seatTags = new Set((['seat', 'carriage'] as const).map(conceptTag))
/** A word behind a street's name, and its number: ` plan 4,`. */
const streetWord = /^ (\p{Ll}[\p{L}.]{1,12}) \d{1,4} ?[a-z]?(?:,|$)/u

/** Whether a name is that of a street in an address, behind a comma: `Waterfront, Nils Ericsons plan 4, Stockholm`. */
function isOfStreet({ line, start, end }: Mention, { read }: Context): boolean {
  const text = read.page.lines[line]?.text ?? ''
  const isBehindComma = /\p{L}, $/u.test(text.slice(0, start))
  const isSeat = (read.tags[line] ?? []).some(
    ({ start: at, ids }) => at === end + 1 && ids.some((id) => seatTags.has(id)),
  )
  return isBehindComma && !isSeat && streetWord.test(text.slice(end))
}

/** Whether a phrase makes up the line above an amount, as its label: `Estimated price`. */
function isAboveAmount({ line, value }: Mention, { read: { page }, neighbors, byLine }: Context): boolean {
  const { below = null } = neighbors[line] ?? {}
  const [amount] = below ? (byLine[below.index] ?? []) : []
  const isPhrase = /\s\p{Ll}+$/u.test(value)
  return isPhrase && page.lines[line]?.text === value && amount?.type === 'money' && amount.start === 0
}

/** Whether a text begins within a word, such as behind the row of a seat: `12A GARCIA`. */
const isWithinWord = ({ line, start }: Mention, { read: { page } }: Context): boolean =>
  /\d$/u.test((page.lines[line]?.text ?? '').slice(0, start))

/**
 * Whether a text begins within a word, or is a company, a thing, the label of a number or amount, a greeting, a label
 * with its value, a remark, a street, or a part of a hall.
 */
export const isNoName = (mention: Mention, context: Context): boolean =>
  hasLabel(mention) ||
  isWithinWord(mention, context) ||
  isBilingual(mention, context) ||
  isGreeting(mention) ||
  isNumberLabel(mention, context) ||
  isThing(mention, context) ||
  isRemark(mention, context) ||
  isPartOfHall(mention, context) ||
  isOfStreet(mention, context) ||
  isAboveAmount(mention, context) ||
  isCompany(mention, context)

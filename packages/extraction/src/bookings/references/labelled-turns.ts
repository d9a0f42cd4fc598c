import { folded } from '../../kit/fold'
import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { type Mention, readingOrder } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

const referenceTag = conceptTag('reference')
const otherTags = new Set([conceptTag('agencyReference'), conceptTag('otherNumber')])

/** Minimum probability of being a reference for a code that shares its label with others. */
const minReference = 0.05

/** Separators between a label and its value. */
const marks = /[\s:：#.·|]+$/u

/** The label of a value: its folded text and meaning. */
interface Label {
  text: string
  ids: readonly number[]
}

/** The label of a value in the body: the text before it in its line, to its left, or above it. */
function labelOf({ line, start }: Mention, { read, neighbors, isPure, lineTags }: Context): Label | null {
  const own = read.page.lines[line]
  if (!own || own.origin !== 'body' || own.isHidden || own.isQuoted || own.isHeader) return null
  const { left = [], above = [] } = neighbors[line] ?? {}
  const before = own.text.slice(0, start).replace(marks, '')
  if (/\p{L}/u.test(before)) {
    const ids = (read.tags[line] ?? []).flatMap((tag) => (tag.end === before.length ? tag.ids : []))
    return { text: folded(before.split('|').at(-1) ?? before).trim(), ids }
  }
  const beside = left[0] ?? above[0]
  if (!beside || !isPure[beside.index]) return null
  return { text: folded(beside.text.replace(marks, '')).trim(), ids: lineTags[beside.index] ?? [] }
}

/** Codes by label, in page order. A code repeated immediately counts at its first position. */
type Labelled = ReadonlyMap<string, readonly Candidate[]>

function labelledCodes({ candidates, context }: AssembledPage): Labelled {
  const found = new Map<string, Candidate[]>()
  const codes = candidates
    .filter(({ mention: { type }, roles }) => type === 'code' && (roles.reference ?? 0) >= minReference)
    .toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
  for (const code of codes) {
    const label = labelOf(code.mention, context)
    if (!label?.ids.includes(referenceTag)) continue
    const known = found.get(label.text) ?? []
    const last = known.at(-1)?.mention
    if (last?.value !== code.mention.value && last?.line !== code.mention.line) known.push(code)
    found.set(label.text, known)
  }
  return found
}

/**
 * Each booking's code on one side of its start: the last one before it, or the first one after it. Null if a booking
 * has no code there, or a code no booking.
 */
function turnsOf(bookings: readonly Booking[], codes: readonly Candidate[], isBehind: boolean): Candidate[] | null {
  const turns = bookings.flatMap(({ draft }) => {
    const start = readingOrder(draft.anchor.mention)
    const found = isBehind
      ? codes.find(({ mention }) => readingOrder(mention) > start)
      : codes.findLast(({ mention }) => readingOrder(mention) < start)
    return found ? [found] : []
  })
  return turns.length === bookings.length && new Set(turns).size === codes.length ? turns : null
}

/** Whether a booking's chosen reference is empty, one of the codes, or a number labelled as something else. */
function mayHave(codes: readonly Candidate[], { draft }: Booking, { context }: AssembledPage): boolean {
  const chosen = draft.slots.reference?.mention
  return (
    chosen === undefined ||
    codes.some(({ mention }) => mention.value === chosen.value) ||
    labelOf(chosen, context)?.ids.some((id) => otherTags.has(id)) === true
  )
}

/**
 * Assigns references that share one label to their bookings, where each precedes its bookings, or each follows them:
 * `Booking code: A`, a stay, `Booking code: B`, two flights. The positions of the first and last reference tell which
 * applies. Other numbers, such as those of agencies and invoices, have different labels, and so do references on a page
 * that labels them differently for each kind.
 */
export function withLabelledTurns(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  if (bookings.length < 2) return bookings
  const ordered = bookings.toSorted(
    (a, b) => readingOrder(a.draft.anchor.mention) - readingOrder(b.draft.anchor.mention),
  )
  const choices = [...labelledCodes(assembled).values()].flatMap((codes) => {
    if (codes.length < 2 || !bookings.every((booking) => mayHave(codes, booking, assembled))) return []
    const turns = turnsOf(ordered, codes, false) ?? turnsOf(ordered, codes, true)
    return turns ? [turns] : []
  })
  const [turns, other] = choices
  if (!turns || other) return bookings
  return bookings.map((booking) => {
    const reference = turns[ordered.indexOf(booking)]
    return reference && reference.mention.value !== booking.draft.slots.reference?.mention.value
      ? withReference(booking, reference)
      : booking
  })
}

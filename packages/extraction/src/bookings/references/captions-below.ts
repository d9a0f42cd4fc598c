import type { Concept } from '../../languages/language'
import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

const tagsOf = (...concepts: readonly Concept[]): number[] => concepts.map(conceptTag)
const referenceTag = conceptTag('reference')
const numberTags = tagsOf('reference', 'agencyReference', 'otherNumber', 'ticket')
const personTags = tagsOf('traveler', 'bookedBy')
const dayTags = tagsOf('bookedOn', 'date', 'checkIn', 'checkOut')

/** A code or grouped number that makes up the whole line. */
const code = /^(?=.*(?:\d|\p{Lu}{5}))[\p{Lu}\d]+(?:[ /.-][\p{Lu}\d]+)*$/u

/** Whether a line may be the value of a label, judging by the label's meaning. */
function fits(line: Line, label: Line, { isPure, lineTags, byLine }: Context): boolean {
  if (isPure[line.index]) return false
  const ids = lineTags[label.index] ?? []
  const isOf = (tags: readonly number[]): boolean => tags.some((tag) => ids.includes(tag))
  if (isOf(numberTags)) return code.test(line.text.trim())
  if (isOf(personTags)) return !/\d/.test(line.text)
  return !isOf(dayTags) || (byLine[line.index] ?? []).some(({ type }) => type === 'date')
}

/** Whether two lines are directly above one another, in either order. */
const isAligned = (a: Line, b: Line | undefined): b is Line =>
  b !== undefined && b.origin === a.origin && Math.abs(a.left - b.left) < 0.01 && Math.abs(a.row - b.row) <= 1

/**
 * Maximum number of value lines between two labels of a list, and the number of labels needed to tell where values are.
 */
const maxGap = 4
const [minLabels, maxLabels] = [2, 20]

/** The labels of the list that a label line belongs to: about every second line, aligned vertically. */
function labelsAround(label: Line, { read: { page }, isPure }: Context): Line[] {
  const labels = [label]
  for (const step of [-1, 1])
    for (let [at, gap] = [label.index + step, 0]; gap < maxGap && labels.length < maxLabels; at += step, gap++) {
      const [line, last] = [page.lines[at], page.lines[at - step]]
      if (!last || !isAligned(last, line)) break
      if (!isPure[at]) continue
      if (gap === 0) break
      labels.push(line)
      gap = -1
    }
  return labels
}

/** Whether a list's labels are below their values: each fits the line above it, and not all fit the line below. */
function areBelow(labels: readonly Line[], context: Context): boolean {
  const { lines } = context.read.page
  const fitting = (step: number): number =>
    labels.filter((label) => {
      const line = lines[label.index + step]
      return isAligned(label, line) && fits(line, label, context)
    }).length
  return labels.length >= minLabels && fitting(-1) === labels.length && fitting(1) < labels.length
}

/** The code above the page's only reference label whose list has labels below values. */
function captioned({ candidates, context }: AssembledPage): Candidate | null {
  const { lines } = context.read.page
  const labels = lines.filter(
    ({ index, origin }) =>
      origin === 'body' && context.isPure[index] && (context.lineTags[index] ?? []).includes(referenceTag),
  )
  const [only, other] = labels.filter((label) => areBelow(labelsAround(label, context), context))
  if (!only || other) return null
  const own = candidates.filter(({ mention: { type, line } }) => type === 'code' && line === only.index - 1)
  return own.toSorted((a, b) => b.mention.value.length - a.mention.value.length)[0] ?? null
}

/**
 * Sets bookings' reference to the code above its label on pages with labels below values: `8842-113`, `Customer
 * number`, `TT 25567`, `Booking`. On such pages, the line below the reference label belongs to the next label.
 */
export function withCaptionedReference(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const reference = captioned(assembled)
  if (!reference) return bookings
  const { line } = reference.mention
  return bookings.map((booking) => {
    const chosen = booking.draft.slots.reference?.mention
    return chosen === undefined || chosen.line === line + 2 ? withReference(booking, reference) : booking
  })
}

import type { Concept } from '../languages/language'
import { conceptTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import type { Assembled } from './assemble'
import { type Booking, withReference } from './resolve'
import type { Candidate } from './roles'

const tagsOf = (...concepts: readonly Concept[]): number[] => concepts.map(conceptTag)
const referenceTag = conceptTag('reference')
const numberTags = tagsOf('reference', 'agencyReference', 'otherNumber', 'ticket')
const personTags = tagsOf('traveler', 'bookedBy')
const dayTags = tagsOf('bookedOn', 'date', 'checkIn', 'checkOut')

/** A code, or a number in groups, that is all of its line. */
const code = /^(?=.*(?:\d|\p{Lu}{5}))[\p{Lu}\d]+(?:[ /.-][\p{Lu}\d]+)*$/u

/** Whether a line may be the value of a label, by what the label means. */
function fits(line: Line, label: Line, { isPure, lineTags, byLine }: Context): boolean {
  if (isPure[line.index]) return false
  const ids = lineTags[label.index] ?? []
  const isOf = (tags: readonly number[]): boolean => tags.some((tag) => ids.includes(tag))
  if (isOf(numberTags)) return code.test(line.text.trim())
  if (isOf(personTags)) return !/\d/.test(line.text)
  return !isOf(dayTags) || (byLine[line.index] ?? []).some(({ type }) => type === 'date')
}

/** Whether two lines stand one below the other, in either order. */
const isAligned = (a: Line, b: Line | undefined): b is Line =>
  b !== undefined && b.origin === a.origin && Math.abs(a.left - b.left) < 0.01 && Math.abs(a.row - b.row) <= 1

/** Lines of values between two labels of one list, and how many labels show where the values stand. */
const maxGap = 4
const [minLabels, maxLabels] = [2, 20]

/** The labels of the list in which a line that is a label stands: every second line or so, one below the other. */
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

/** Whether the labels of a list stand below their values: each fits what is above it, and not each what is below it. */
function areBelow(labels: readonly Line[], context: Context): boolean {
  const { lines } = context.read.page
  const fitting = (step: number): number =>
    labels.filter((label) => {
      const line = lines[label.index + step]
      return isAligned(label, line) && fits(line, label, context)
    }).length
  return labels.length >= minLabels && fitting(-1) === labels.length && fitting(1) < labels.length
}

/** The code above a label of references whose list has its labels below their values, if there is only one. */
function captioned({ candidates, context }: Assembled): Candidate | null {
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
 * Gives bookings the reference that stands above its label, where a page has its labels below their values: `8842-113`,
 * `Customer number`, `TT 25567`, `Booking`. What stands below the label of references is then of the next label.
 */
export function withCaptionedReference(bookings: readonly Booking[], assembled: Assembled): readonly Booking[] {
  const reference = captioned(assembled)
  if (!reference) return bookings
  const { line } = reference.mention
  return bookings.map((booking) => {
    const chosen = booking.draft.slots.reference?.mention
    return chosen === undefined || chosen.line === line + 2 ? withReference(booking, reference) : booking
  })
}

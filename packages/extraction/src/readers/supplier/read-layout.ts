import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { type DateOrder, dateOrderOf, findDates } from '@sextant/domain/kit/find-dates'
import type { PartText } from '../../documents/part-text'
import { withoutTerms } from '../../intent/without-terms'
import { faultOf } from '../../rules/validate'
import type { Definition, Item, Layout } from './definition'
import type { FieldContext } from './fields'
import { withoutForwardedHeaders } from './forwarded-headers'
import { groupValues, type ItemContext, inheritedValues, readFields, readItem, type Span } from './read-item'
import { type TightText, tighten } from './tight-text'

/** Maximum number of characters read per text, and of reservations. */
const limits = { text: 60_000, stretches: 60 }

const withPlaces = ({ source, flags }: RegExp, more: string): RegExp =>
  new RegExp(source, [...new Set(flags + more)].join(''))

/** The named groups of a match, with their offsets. */
const groupsOf = (mark: RegExpExecArray | RegExpMatchArray | null): Span['groups'] =>
  Object.fromEntries(
    Object.keys(mark?.groups ?? {}).flatMap((name) => {
      const value = mark?.groups?.[name]
      const place = mark?.indices?.groups?.[name]
      return value && place ? [[name, { value, start: place[0], end: place[1] }]] : []
    }),
  )

/** The spans of a text, one per reservation. */
function spansOf({ each, until }: Item, text: string): Span[] {
  if (!each) return [{ text, start: 0, groups: {} }]
  const every = withPlaces(each, 'dg')
  const marks = [...text.matchAll(every)].slice(0, limits.stretches)
  return marks.map((mark, index) => {
    const block = text.slice(mark.index, marks[index + 1]?.index ?? text.length)
    const end = until ? block.slice(mark[0].length).search(until) : -1
    const span = end < 0 ? block : block.slice(0, mark[0].length + end)
    return { text: span, start: mark.index, groups: groupsOf(mark) }
  })
}

const evidenceIn =
  (reader: string, part: string, { text, positionOf }: TightText) =>
  (start: number, end: number): Evidence => ({
    reader,
    part,
    path: positionOf(start),
    text: text.slice(start, end).slice(0, 200),
  })

/** The dates of a text that have a year, by month and day; the first one if there are several. */
function yearsOf(text: string, contextDate: string, order: DateOrder): ReadonlyMap<string, string> {
  const full = findDates(text, contextDate, order).filter(({ start, end }) => /\d{4}/.test(text.slice(start, end)))
  return new Map(full.toReversed().map(({ value }) => [value.slice(4), value]))
}

/** The values in the subject, or in the page's title, with their evidence. */
function subjectValues(
  { subject: pattern }: Layout,
  titles: readonly string[],
  reading: FieldContext,
  whose: Pick<Evidence, 'reader' | 'part'>,
) {
  const subject = titles.find((title) => pattern?.test(title)) ?? ''
  const mark = pattern ? withPlaces(pattern, 'd').exec(subject) : null
  return groupValues(groupsOf(mark), reading, (start, end) => ({
    ...whose,
    path: 'subject',
    text: subject.slice(start, end).slice(0, 200),
  }))
}

/** An email that a layout reads. */
interface Reading {
  part: string
  titles: readonly string[]
  contextDate: string
}

/** The complete reservations that a layout finds in a matching text. */
function readText(definition: Definition, layout: Layout, tight: TightText, email: Reading): Reservation[] {
  const { text } = tight
  const { part, titles, contextDate } = email
  const order = definition.dates ?? dateOrderOf(text)
  const reading = { contextDate, order, years: yearsOf(text, contextDate, order) }
  const at = evidenceIn(definition.id, part, tight)
  const context: ItemContext = {
    text,
    reading,
    at,
    shared: {
      ...subjectValues(layout, titles, reading, { reader: definition.id, part }),
      ...readFields(layout.shared ?? {}, text, reading, at),
    },
    status: layout.class === 'cancellation' ? 'cancelled' : 'confirmed',
  }
  return layout.items
    .flatMap((item) => {
      const inherited = inheritedValues(item.inherited ?? {}, context)
      return spansOf(item, text).map((span) => readItem(item, span, inherited, context))
    })
    .filter((reservation) => faultOf(reservation) === null)
}

/**
 * The reservations that a layout reads from a text; none if the text has another layout, or if no reservation is
 * complete.
 */
export function readLayout(
  definition: Definition,
  layout: Layout,
  words: PartText,
  { subject, contextDate }: { subject: string; contextDate: string },
): Reservation[] {
  const tight = tighten(withoutForwardedHeaders(words.text.slice(0, limits.text)))
  const titles = [subject, words.title]
  // Cancellation terms are not about this booking.
  const statement = layout.class === 'cancellation' ? withoutTerms(tight.text) : tight.text
  const statements = [...titles, statement].join('\n')
  if (!layout.when.every((pattern) => pattern.test(statements))) return []
  const email = { part: words.part, titles, contextDate }
  return readText(definition, layout, tight, email)
}

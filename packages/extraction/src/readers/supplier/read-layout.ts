import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import type { Words } from '../../documents/words'
import { withoutTerms } from '../../intent/without-terms'
import { faultOf } from '../../rules/validate'
import { type DateOrder, dateOrderOf, findDates } from '../prose/find-dates'
import type { Definition, Item, Layout } from './definition'
import type { Reading } from './fields'
import { withoutHeads } from './forwarded-headers'
import { groupValues, heldIn, type ItemContext, readFields, readItem, type Stretch } from './read-item'
import { type TightText, tighten } from './tight-text'

/** Characters of a text that are looked at, and reservations that are read from it. */
const most = { text: 60_000, stretches: 60 }

const withPlaces = ({ source, flags }: RegExp, more: string): RegExp =>
  new RegExp(source, [...new Set(flags + more)].join(''))

/** The named groups of a match, with where they stand. */
const groupsOf = (mark: RegExpExecArray | RegExpMatchArray | null): Stretch['groups'] =>
  Object.fromEntries(
    Object.keys(mark?.groups ?? {}).flatMap((name) => {
      const value = mark?.groups?.[name]
      const place = mark?.indices?.groups?.[name]
      return value && place ? [[name, { value, start: place[0], end: place[1] }]] : []
    }),
  )

/** The stretches of a text that tell of one reservation each. */
function stretchesOf({ each, until }: Item, text: string): Stretch[] {
  if (!each) return [{ text, start: 0, groups: {} }]
  const every = withPlaces(each, 'dg')
  const marks = [...text.matchAll(every)].slice(0, most.stretches)
  return marks.map((mark, index) => {
    const whole = text.slice(mark.index, marks[index + 1]?.index ?? text.length)
    const end = until ? whole.slice(mark[0].length).search(until) : -1
    const stretch = end < 0 ? whole : whole.slice(0, mark[0].length + end)
    return { text: stretch, start: mark.index, groups: groupsOf(mark) }
  })
}

/** Who sold or provided it, where the mail's words do not say: whoever wrote it. */
function withCompany(reservation: Reservation, { name, type, trade }: Definition): Reservation {
  const { provider, kind } = reservation
  const known = provider.name !== undefined || provider.iata_code !== undefined
  const itself = type === 'supplier' && trade !== 'agency' && (trade !== 'restaurant' || kind !== 'restaurant')
  const own = reservation.name !== undefined && (kind === 'lodging' || kind === 'restaurant')
  const company = itself ? name : own ? reservation.name : undefined
  return {
    ...reservation,
    ...(known || company === undefined ? {} : { provider: { ...provider, name: company } }),
    ...(itself || reservation.seller ? {} : { seller: { name } }),
  }
}

const evidenceIn =
  (reader: string, part: string, { text, positionOf }: TightText) =>
  (start: number, end: number): Evidence => ({
    reader,
    part,
    path: positionOf(start),
    text: text.slice(start, end).slice(0, 200),
  })

/** The days that a text names with their year, by the rest; the first where there are several. */
function yearsOf(text: string, contextDate: string, order: DateOrder): ReadonlyMap<string, string> {
  const full = findDates(text, contextDate, order).filter(({ start, end }) => /\d{4}/.test(text.slice(start, end)))
  return new Map(full.toReversed().map(({ value }) => [value.slice(4), value]))
}

/** What the subject, or the page's title, says, with where: it stands in no part of its own. */
function subjectValues(
  { subject: pattern }: Layout,
  titles: readonly string[],
  reading: Reading,
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

/** What a layout reads out of a text; nothing where the text is not laid out so, or where no reservation is whole. */
export function readLayout(
  definition: Definition,
  layout: Layout,
  words: Words,
  { subject, contextDate }: { subject: string; contextDate: string },
): Reservation[] {
  const tight = tighten(withoutHeads(words.text.slice(0, most.text)))
  const { text } = tight
  const titles = [subject, words.title]
  const both = [...titles, text].join('\n')
  // the terms of cancelling say nothing of this booking
  const telling = layout.class === 'cancellation' ? [...titles, withoutTerms(text)].join('\n') : both
  if (!layout.when.every((pattern) => pattern.test(telling))) return []
  const order = definition.dates ?? dateOrderOf(text)
  const reading = { contextDate, order, years: yearsOf(text, contextDate, order) }
  const at = evidenceIn(definition.id, words.part, tight)
  const context: ItemContext = {
    text,
    reading,
    at,
    shared: {
      ...subjectValues(layout, titles, reading, { reader: definition.id, part: words.part }),
      ...readFields(layout.shared ?? {}, text, reading, at),
    },
    status: layout.class === 'cancellation' ? 'cancelled' : 'confirmed',
  }
  return layout.items
    .flatMap((item) => {
      const held = heldIn(item.held ?? {}, context)
      return stretchesOf(item, text).map((stretch) => readItem(item, stretch, held, context))
    })
    .map((reservation) => withCompany(reservation, definition))
    .filter((reservation) => faultOf(reservation) === null)
}

import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import type { Concept } from '../../languages/language'
import {
  conceptTag,
  kindTag,
  labelCount,
  languagesOf,
  particleTag,
  statementTag,
  type Tag,
  tagsOf,
} from '../../languages/lexicon'
import type { CalendarEvent } from './parse-calendar'
import type { Property } from './property'

/** A line of an event's text, with the concepts of its phrases. */
export interface EventLine {
  property: Property
  text: string
  tags: readonly Tag[]
}

/** A labelled value, and the property that contains it. */
export interface EventValue {
  value: string
  property: Property
  /** The line below the value, unless that has a label of its own. */
  below?: string
}

/** Maximum number of characters per property and lines per event, and of characters per line. */
const limits = { text: 20_000, lines: 300, line: 300 }

const worded = new Set(['SUMMARY', 'CATEGORIES', 'DESCRIPTION', 'LOCATION', 'COMMENT', 'CONTACT', 'RESOURCES'])
/** Extensions that calendar programs use internally. */
const technical =
  /^X-(ALT-DESC|APPLE|MICROSOFT|MS|MOZ|WR|LIC|KDE|GOOGLE|EVOLUTION|LOTUS|ZIMBRA|CALENDARSERVER|SMT|FUNAMBOL)/

/** The text of a property. A sender's own property (`X-BOOKING-NUMBER`) is labelled by its name (RFC 5545 §3.8.8.2). */
function wordsOf({ name, value }: Property): string {
  if (worded.has(name)) return value.slice(0, limits.text)
  return name.startsWith('X-') && !technical.test(name)
    ? `${name.slice(2).replaceAll('-', ' ')}: ${value.slice(0, limits.line)}`
    : ''
}

/** Text between a label and its value: the end of `Passenger(s)` or `No.`, a second label, a note, a colon. */
const colon =
  /^[).]?(?:\s?(?:č|nr|no|№)\.?)?(?:\s*[/|]\s*[\p{L} ]{1,30})?\s{0,3}(?:\([^)]{0,30}\))?\s{0,3}[:：#=]\s*(.*)$/u
/** Without a colon, a value must consist of digits or capitals; after a dash, of five or more. */
const bare =
  /^\.?\s+(?:[-–]\s+(?=[A-Z\d]{5})|(?:č|nr|no|№)\.?\s(?=\d{5}))?((?=\S*\d)[A-Z\d][\p{Lu}\p{Ll}\w/-]{0,20}(?:[.:]\d{2,4}){0,3}|[A-Z]{5,8})(?![\p{Lu}\p{Ll}\d_])(.*)$/u

/** A coach may be a letter. */
const letter = /^\s+([A-Z]|(?=\S*\d)[A-Z\d][\w/-]{0,20}|[A-Z]{5,8})(?![\p{L}\d])/u

const letters = /[\p{L}\p{N}]/u

const ofFrom = particleTag('from')

/** The text of an event in the supported languages: its labels with their values, and its concepts. */
export class EventWords {
  readonly lines: readonly EventLine[]
  /** Who wrote the calendar. */
  readonly writer: string
  private readonly languages: ReadonlySet<number>

  constructor({ properties, writer = '' }: CalendarEvent) {
    this.writer = writer
    const lines = properties.flatMap((property) =>
      wordsOf(property)
        .split('\n')
        .map((line) => ({ property, text: line.replace(/\s+/g, ' ').trim().slice(0, limits.line) }))
        .filter(({ text }) => text !== ''),
    )
    const limited = lines.slice(0, limits.lines)
    this.languages = languagesOf(limited.map(({ text }) => folded(text)))
    this.lines = limited.map((line) => ({ ...line, tags: this.tagsOf(line.text) }))
  }

  tagsOf = (text: string): Tag[] => tagsOf(folded(text), this.languages)

  /** The label at the start of a text, if it has one of the concepts. */
  beginsWith = (text: string, concepts: readonly Concept[]): Tag | undefined =>
    this.tagsOf(text.slice(0, 60)).find(
      ({ start, ids }) =>
        !letters.test(text.slice(0, start)) && concepts.some((concept) => ids.includes(conceptTag(concept))),
    )

  /** The values of a concept's labels: in the same line, or in the lines below a label that is alone. */
  labelled(concept: Concept): EventValue[] {
    const id = conceptTag(concept)
    return this.lines.flatMap(({ text, tags, property }, index) =>
      tags
        .filter(({ start, end, ids }) => ids.includes(id) && isFirst(text.slice(0, start), text.slice(end)))
        .flatMap((tag): EventValue[] => {
          const end = endOfLabel(text, tag, id, tags)
          const rest = text.slice(end)
          const afterColon = colon.exec(rest)?.[1]
          const value =
            afterColon === undefined
              ? (concept === 'carriage' ? letter : bare).exec(rest)?.[1]
              : beforeLabel(text, afterColon, tags)
          if (value === undefined) return []
          const below = this.lines[index + 1]
          const other = below?.property === property ? below.text : ''
          if (value === '') return other === '' ? [] : [{ value: other, property }]
          return [{ value, property, ...(/[:：]/.test(other) ? {} : { below: other }) }]
        }),
    )
  }

  /** The lines below a label that is alone in its line, from the second on, up to the next label. */
  below(concept: Concept): EventValue[] {
    const id = conceptTag(concept)
    const at = this.lines.findIndex(({ text, tags }) =>
      tags.some(
        ({ start, end, ids }) =>
          ids.includes(id) && !letters.test(text.slice(0, start)) && /^\s{0,3}[:：]\s*$/.test(text.slice(end)),
      ),
    )
    const others = at < 0 ? [] : this.lines.slice(at + 2)
    const end = others.findIndex(({ property, text }) => property !== this.lines[at]?.property || /[:：]/.test(text))
    return others.slice(0, end < 0 ? undefined : end).map(({ text, property }) => ({ value: text, property }))
  }

  /** The value behind a word for "from" or "to" and a colon: `Von: Hotel Adlon`. */
  behindParticle = (particle: 'from' | 'to'): string | undefined =>
    this.lines.flatMap(({ text }) => {
      const [, head = '', value] = /^([^:：]{1,12})[:：]\s*(\p{L}.+)$/u.exec(text) ?? []
      const isParticle = this.tagsOf(head).some(({ start, ids }) => start === 0 && ids.includes(particleTag(particle)))
      return isParticle ? (value ?? []) : []
    })[0]

  /** Whether every word of a text is covered by tags. */
  hasMeaning(text: string): boolean {
    const tags = this.tagsOf(text)
    const rest = tags.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    return tags.length > 0 && !/\p{L}/u.test(rest)
  }

  /** Whether the title begins with a word for cancelled: `Canceled: Flight UA 110`. */
  isCancelled(): boolean {
    const title = this.lines.find(({ property }) => property.name === 'SUMMARY')
    return (
      title?.tags.some(
        ({ start, end, ids }) =>
          ids.includes(statementTag('cancelled')) &&
          !letters.test(title.text.slice(0, start)) &&
          /^\s*[:\])–—-]/.test(title.text.slice(end)),
      ) ?? false
    )
  }

  /** Whether any line has a label of the concept with a value. */
  has = (concept: Concept): boolean => this.labelled(concept).length > 0

  /** The kinds of booking in a text, the one with the most words first. */
  kindsIn(text: string): ReservationKind[] {
    // `van` is a vehicle, but Dutch for "from".
    const tags = this.tagsOf(text).filter(({ ids }) => !ids.some((id) => id === ofFrom))
    const votes = reservationKinds.map((kind) => ({
      kind,
      count: tags.filter(({ ids }) => ids.includes(kindTag(kind))).length,
    }))
    return votes
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ kind }) => kind)
  }
}

/** Where a label ends that has another of its words after a short one: `référence de réservation`. */
const endOfLabel = (text: string, { end }: Tag, id: number, tags: readonly Tag[]): number =>
  tags.find(({ start, ids }) => start > end && ids.includes(id) && /^\s\p{Ll}{1,3}\s$/u.test(text.slice(end, start)))
    ?.end ?? end

/**
 * Whether a label may have a value: it starts its line or a sentence, follows punctuation that separates it from the
 * text before, or follows another label's value: a number, or anything if a colon follows.
 */
const isFirst = (before: string, behind: string): boolean =>
  !letters.test(before) ||
  /[,;|·•([–—-]\s*$|[.!?]\s+$|(?<!\S)(?:\d{1,4}[A-Z]?|[A-Z])\s+$/.test(before) ||
  /[:：]\s+$/.test(before) ||
  (/[:：].*\s$/.test(before) && /^\s?[:：]/.test(behind))

/** The part of a line before its next label with a colon. */
function beforeLabel(text: string, value: string, tags: readonly Tag[]): string {
  const from = text.length - value.length
  const next = tags.find(
    ({ start, end, ids }) =>
      start > from &&
      /[\s,;|·•([–—-]$/.test(text.slice(0, start)) &&
      /^\s?[:：]/.test(text.slice(end)) &&
      ids.some((id) => id < labelCount),
  )
  return next ? text.slice(from, next.start).replace(/[\s,;|·•([–—-]+$/, '') : value
}

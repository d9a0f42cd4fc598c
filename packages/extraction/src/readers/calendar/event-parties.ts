import { findCity } from '@sextant/places/cities/find-city'
import { findStation } from '@sextant/places/stations/find-station'
import type { Draft } from '../../kit/draft'
import { conceptTag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import { isTitleWord } from '../../languages/title-words'
import type { EventValue, EventWords } from './event-words'
import type { CalendarEvent } from './parse-calendar'
import { evidenceOf, type Property } from './property'

const maxTravelers = 20

/** A person's name of two or more words, with the given name first or after a slash. */
const person = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*(?:[ /]+\p{L}[\p{L}\p{M}.'’-]*){1,4}$/u
/** A name with a title behind it, which may be without a space: `山田太郎様`. */
const honored = /^(\p{Lo}[\p{Lo}ー 　/]{1,30}?)\s?(?:様|さん|님|先生|女士|小姐)$/u
const parted = /\s*(?:[,;|•·]|\s&\s|\s(?:and|und|et|e|y|a|i|og|och|en|ja)\s)\s*/u

/** A seat behind a name: `Lea Kunz (12A)`. */
const seatBehind = /\((\d{1,3}\s?[A-K])\)/

/** The names in a value: `1. Ms Lea Kunz (adult), Jan Kunz`. */
const namesIn = (value: string): string[] =>
  value
    .split(parted)
    .map((name) =>
      name
        .replace(/\([^)]*\)/g, '')
        .replace(/^[\d.)\s*•-]+/, '')
        .trim(),
    )
    .flatMap((name) => {
      const [title = '', ...own] = name.split(' ')
      const bare = /^\p{Ll}/u.test(title) && isTitleWord(title) ? own.join(' ') : name
      return honored.exec(bare)?.[1] ?? (person.test(bare) && !bare.includes('@') ? bare : [])
    })

/** `Kunz, Lea` as `Lea Kunz`. */
const givenFirst = (name: string): string => name.replace(/^([^,]{2,40}), ([^,]{2,40})$/, '$2 $1')

/** Whether a calendar user is a person and participates (RFC 5545 §3.2.3, §3.2.16). */
const takesPart = ({ name, parameters }: Property): boolean =>
  name === 'ATTENDEE' &&
  !/^(GROUP|RESOURCE|ROOM)$/i.test(parameters.get('CUTYPE') ?? '') &&
  !/^NON-PARTICIPANT$/i.test(parameters.get('ROLE') ?? '')

/** A name at the end of a sentence after words for whose name it is in: `Table for 2 under Lea Kunz`. */
function namedWithin({ lines }: EventWords): EventValue[] {
  const traveler = conceptTag('traveler')
  return lines.flatMap(({ text, tags, property }) =>
    [...tags.filter(({ ids }) => ids.includes(traveler)).map(({ end }) => end), text.search(/(?<= under) (?=\p{Lu})/u)]
      .filter((at) => at > 0)
      .flatMap((at) => {
        const name = /^\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:\.|[\p{L}'’-]+)){1,3})(?=[.,;)]?(?:\s*$|\s[(·|]))/u.exec(
          text.slice(at),
        )?.[1]
        return name === undefined ? [] : [{ value: name, property }]
      }),
  )
}

/** The person to whom a description is addressed: `Herr Jan Kunz,`. */
const addressed =
  /^(?:Herrn?|Frau|Mr|Mrs|Ms|Mme|Monsieur|Madame|Signora?|Sig|Señora?|Sra?|Dhr|Mevr|Pani?)\.? (\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’.-]*){1,3})\s?,?$/u

const addressee = ({ lines }: EventWords): EventValue[] =>
  lines
    .filter(({ property }) => property.name === 'DESCRIPTION')
    .slice(0, 3)
    .flatMap(({ text, property }) => {
      const name = addressed.exec(text)?.[1]
      return name === undefined ? [] : [{ value: name, property }]
    })
    .slice(0, 1)

/** Lines of a trip's description that are only a known name, without a label (TripIt). */
const aloneIn = ({ lines }: EventWords): EventValue[] =>
  lines
    .flatMap((line) => line.text.split(/\s*[;·|]\s*/).map((text) => ({ ...line, text })))
    .filter(({ text, property }) => {
      if (property.name !== 'DESCRIPTION' || !/^\p{Lu}\p{Ll}+(?: \p{Lu}\.?)?(?: \p{Lu}\p{Ll}+){1,2}$/u.test(text))
        return false
      const { given, family, neither } = nameWords(text.replace(/ \p{Lu}\.?(?= )/u, ''))
      return given > 0 && given + family > 1 && neither === 0 && findCity(text) === null && findStation(text) === null
    })
    .map(({ text, property }) => ({ value: text, property }))

/** Sets the travelers: those named in the text, or else the attendees. */
function setTravelers(draft: Draft, event: CalendarEvent, words: EventWords, part: string): void {
  const named = words
    .labelled('traveler')
    .flatMap(({ value, property }) => namesIn(value).map((name) => ({ name, property })))
    .concat(
      words.below('traveler').flatMap(({ value, property }) => namesIn(value).map((name) => ({ name, property }))),
    )
  const invited = event.properties
    .filter(takesPart)
    .flatMap((property) => ({ name: givenFirst((property.parameters.get('CN') ?? '').trim()), property }))
    .filter(({ name }) => person.test(name) && !name.includes('@'))
  const others = (values: EventValue[]) => values.map(({ value, property }) => ({ name: value, property }))
  const isTrip = draft.has('end.place.name') || draft.has('end.place.iata_code')
  const alone = isTrip ? aloneIn(words) : []
  const people =
    [named, others(namedWithin(words)), others(addressee(words)), invited, others(alone)].find(
      (some) => some.length > 0,
    ) ?? []
  const unique = people.filter(({ name }, at) => people.findIndex((other) => other.name === name) === at)
  for (const [index, { name, property }] of unique.slice(0, maxTravelers).entries()) {
    draft.set(`travelers.${index}.name`, name, evidenceOf(property, part))
    const [, behind = ''] = property.value.split(name)
    const seat = behind.startsWith(' (') ? seatBehind.exec(behind.slice(0, 8))?.[1] : undefined
    draft.set(`travelers.${index}.seat`, seat, evidenceOf(property, part))
  }
}

/**
 * A booking reference contains a digit or is in capitals. Groups of digits form one number. The airline may precede it:
 * `LH/QX7K2P`.
 */
const reference =
  /^[#\s]*(?:[A-Z\d]{2}\/(?=[A-Z\d]{6}(?![A-Z\d])))?(\d{2,4}\/\d{3,6}(?!\w)|\d{1,3}-\d{4,6}\/[A-Z]{2,3}\d?(?!\w)|\d{4}(?: \d{4}){2,4}(?!\d)|\d{3,4}(?:\.\d{3}){2}(?!\d)|(?:e(?=[A-Z]{2}\d))?(?=[A-Z\d-]*\d|[A-Z]{5,8}\b)[A-Z\d](?:[A-Z\d-]{2,30})[A-Z\d])(?![\p{L}\d])/u
const code = /^(?:n[°ºo.]\s*)?([A-Z\d][\w-]{0,6})(?![\p{L}\d])/u

/**
 * A number after a label within a line: `OpenTable confirmation #: 12345`, `Collection reference: ABCD1234`,
 * `Ticketcode: 1234 5678 9012 3456`.
 */
const numbered =
  /\b(?:confirmation|booking|reservation|collection|order(?=[ -]?(?:number|no\b|id\b|#))|buchungs|reservierungs|auftrags|ticket|transaction|kód[ ]transakce)[ -]?(?:number|code|reference|ref|nummer|no|id)?\.?(?:\s?[#:][:#\s]{0,3}|\s(?:is|lautet|ist|est|es|è|är|er):?\s)(\d{4}(?: \d{4}){2,4}|(?=[A-Z-]*\d)[A-Z\d-]{5,20})\b/iu

/** `Collect with reference ABCD1234`. */
const within = /\breference ((?=[A-Z]*\d)[A-Z\d]{6,10})(?![\p{L}\d])/u
const ofAirline =
  /^\P{L}*(?:airline|carrier|fluggesellschaft|compagnie|aerol[ií]nea|compagnia|vliegmaatschappij)[^:\n\d]{0,40}[:#]\s?(?=[A-Z]*\d|[A-Z]{6})([A-Z\d]{6})(?![\p{L}\d])/iu

/** Sets a field to the first match of a pattern in the values. */
function setFirst(draft: Draft, field: string, values: readonly EventValue[], form: RegExp, part: string): void {
  for (const { value, property } of values) draft.set(field, form.exec(value)?.[1], evidenceOf(property, part))
}

/** Sets the provider: the organizer, unless it is one of the travelers (RFC 5545 §3.8.4.3). */
function setOrganizer(draft: Draft, event: CalendarEvent, part: string): void {
  const organizer = event.properties.find(({ name }) => name === 'ORGANIZER')
  const name = organizer?.parameters.get('CN')?.trim() ?? ''
  const travels = [0, 1, 2].some((index) => draft.get(`travelers.${index}.name`) === name)
  if (organizer && name !== '' && !name.includes('@') && !travels && !/^(no-?reply|unknown)/i.test(name))
    draft.set('provider.name', name, evidenceOf(organizer, part))
}

/** Sets the booking reference. */
export function setReference(draft: Draft, event: CalendarEvent, words: EventWords, part: string): void {
  const summary = event.properties.find(({ name }) => name === 'SUMMARY')
  if (summary)
    draft.set(
      'confirmation_no',
      /^#(\d{6,12}):|\((?=[A-Z\d]*[A-Z])([A-Z\d]{8,12})\)$|\[([A-Z\d]{6,8})\]$/
        .exec(summary.value.trim())
        ?.slice(1)
        .find(Boolean),
      evidenceOf(summary, part),
    )
  // An agency's number may precede the airline's.
  if (draft.kind === 'flight')
    for (const { text, property } of words.lines)
      draft.set('confirmation_no', ofAirline.exec(text)?.[1], evidenceOf(property, part))
  for (const concept of ['reference', 'agencyReference'] as const)
    setFirst(draft, 'confirmation_no', words.labelled(concept), reference, part)
  // The code of a ticket, which flights have besides their reference.
  if (draft.kind === 'train' || draft.kind === 'bus')
    setFirst(draft, 'confirmation_no', words.labelled('ticket'), reference, part)
  for (const { text, property } of words.lines)
    draft.set('confirmation_no', /\bPNR\b\)?\s?[:#]?\s?([A-Z\d]{6})\b/.exec(text)?.[1], evidenceOf(property, part))
  for (const { text, property } of words.lines)
    draft.set('confirmation_no', (numbered.exec(text) ?? within.exec(text))?.[1], evidenceOf(property, part))
}

/** Sets the reference, people and seats of a booked trip, stay or table. */
export function setParties(draft: Draft, event: CalendarEvent, words: EventWords, part: string): void {
  setReference(draft, event, words, part)
  setTravelers(draft, event, words, part)
  setFirst(draft, 'travelers.0.seat', words.labelled('seat'), code, part)
  if (draft.kind === 'train' || draft.kind === 'bus') setFirst(draft, 'coach', words.labelled('carriage'), code, part)
  setOrganizer(draft, event, part)
}

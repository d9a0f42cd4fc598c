import { fold } from '@sextant/domain/kit/fold'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { findCity } from '@sextant/places/cities/find-city'
import { findValue, type ValueSpan } from '../team-rules/find-value'
import { readingOf } from '../team-rules/read-by-rule'
import type { AskedField } from './answers'
import type { MailText } from './mail-text'

/** Where an email states a value. */
export type Span = Pick<ValueSpan, 'start' | 'end'>

/** A value as the email states it, and all its positions. */
export interface StatedValue {
  value: string
  spans: readonly Span[]
}

/** Finds a value of a model's answer in the email; null if the email does not state it. */
export type FindStatedValue = (value: string) => StatedValue | null

const minName = 3
const minReference = 4

const stated = (value: string, spans: readonly Span[]): StatedValue | null =>
  spans.length > 0 ? { value, spans } : null

/** The folded words of a text, with their positions. */
function foldedWords(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }))
}

/** Finders for the values of an email, prepared once for all answers. */
export function findersOf({ text, sent }: Pick<MailText, 'text' | 'sent'>) {
  const reading = readingOf(text, sent)
  const words = foldedWords(text)

  /** Where the words of a value occur in sequence, regardless of case, diacritics and punctuation. */
  const spansOf = (value: string): Span[] => {
    const searched = foldedWords(value).map(({ word }) => word)
    const [first] = searched
    if (first === undefined || searched.join('').length < minName) return []
    return words.flatMap(({ word, start }, at) => {
      const last = words[at + searched.length - 1]
      const isMatch = word === first && last && searched.every((one, more) => words[at + more]?.word === one)
      return isMatch && !text.slice(start, last.end).includes('\n\n') ? [{ start, end: last.end }] : []
    })
  }

  /** Names are returned as the email writes them. */
  const asWritten = (spans: readonly Span[]): StatedValue | null => {
    const [first] = spans
    return first ? stated(text.slice(first.start, first.end).replace(/\s+/g, ' '), spans) : null
  }
  const name: FindStatedValue = (value) => asWritten(spansOf(value))

  /** A town, possibly by another name, such as Cologne for Köln. */
  const city: FindStatedValue = (value) => name(value) ?? asWritten(spansOf(findCity(value)?.name ?? ''))

  const code = (value: string): StatedValue | null => stated(value, findValue('fromCode', value, text, reading))

  /** An airport by its code or name, whichever the email states, if both mean the same airport. */
  const airport: FindStatedValue = (value) => {
    const inBrackets = /\(([A-Z]{3})\)/.exec(value)?.[1]
    const isCode = /^[A-Z]{3}$/.test(value)
    if (isCode || inBrackets !== undefined) {
      const written = code(inBrackets ?? value)
      if (written) return written
    }
    const written = isCode ? null : name(value.replace(/\s*\([A-Z]{3}\)/, ''))
    if (written) return written
    const matchedAirport = isCode ? findAirport(value) : airportNamed(value)
    if (!matchedAirport) return null
    const names = [matchedAirport.name, matchedAirport.locality].flatMap((one) =>
      airportNamed(one)?.iata === matchedAirport.iata ? [one] : [],
    )
    return (
      code(matchedAirport.iata) ??
      stated(
        matchedAirport.iata,
        names.flatMap((one) => spansOf(one)),
      )
    )
  }

  const reference: FindStatedValue = (value) => {
    const lettersOnly = value.replace(/[^\p{L}\p{N}]/gu, '')
    const isCode = lettersOnly.length >= minReference && (/\d/.test(lettersOnly) || /^\p{Lu}+$/u.test(lettersOnly))
    return isCode ? stated(value, findValue('reference', value, text, reading)) : null
  }

  const number: FindStatedValue = (value) =>
    /\d/.test(value) && value.length > 1 ? stated(value, findValue('number', value, text, reading)) : null

  const price: FindStatedValue = (value) =>
    /^\d+(?:\.\d+)? [A-Z]{3}$/.test(value) ? stated(value, findValue('price', value, text, reading)) : null

  const traveler: FindStatedValue = (value) =>
    /^[^\d@:]{4,80}$/.test(value) ? stated(value, findValue('traveler', value, text, reading)) : null

  /** A date, with its time if the email has both; `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:00`. */
  const moment: FindStatedValue = (value) => {
    const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::00)?)?$/.exec(value) ?? []
    if (day === undefined) return null
    const found = findValue('start', time ? `${day}T${time}:00` : day, text, reading)
    const of = (field: ValueSpan['field']) => found.filter((span) => span.field === field)
    const [together, days, times] = [of('start'), of('startDay'), of('startTime')]
    if (days.length === 0) return null
    if (time && together.length > 0) return { value: `${day}T${time}:00`, spans: together }
    return time && times.length > 0 ? { value: `${day}T${time}:00`, spans: times } : { value: day, spans: days }
  }

  /** A time of day, `HH:MM`, if the email states it. */
  const time = (value: string): StatedValue | null =>
    stated(
      value,
      findValue('start', `0001-01-01T${value}:00`, text, reading).filter(({ field }) => field === 'startTime'),
    )

  return { name, city, airport, reference, number, price, traveler, moment, time }
}

export type Finders = ReturnType<typeof findersOf>

/** The finder for a field, which differs between flights and other kinds. */
export const finderOf = (finders: Finders, field: Exclude<AskedField, 'end'>, isFlight: boolean): FindStatedValue => {
  if (field === 'from' || field === 'to') return isFlight ? finders.airport : finders.city
  if (field === 'start') return finders.moment
  if (field === 'city') return finders.city
  if (field === 'number' || field === 'reference' || field === 'price') return finders[field]
  return finders.name
}

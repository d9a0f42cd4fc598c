import type { ParsingRuleField } from '@sextant/contract/emails/parsing-rule-fields'
import { findDates } from '@sextant/domain/kit/find-dates'
import { findTimes } from '@sextant/domain/kit/find-times'
import { readPrice } from '@sextant/domain/kit/read-price'
import type { FieldContext } from '../readers/supplier/fields'

/** The position of a value in a text, and the field that a rule would read there. */
export interface ValueSpan {
  field: ParsingRuleField
  start: number
  end: number
}

/** Maximum number of occurrences of one value that are considered. */
const maxSpans = 30

/** Maximum number of characters between a date and its time. */
const maxGap = 24

type Side = 'start' | 'end'

/**
 * All occurrences of a value in a text, however written: dates and times, names in either order, amounts of money, and
 * other text regardless of case and spacing. A moment may be in two places, as a date and a time.
 */
export function findValue(field: ParsingRuleField, value: string, text: string, reading: FieldContext): ValueSpan[] {
  if (field === 'start' || field === 'end') return findMoment(field, value, text, reading)
  const spans = field === 'price' ? findPrice(value, text) : findWords(patternOf(field, value), text)
  return spans.slice(0, maxSpans).map((span) => ({ field, ...span }))
}

type Place = Omit<ValueSpan, 'field'>

function findMoment(side: Side, local: string, text: string, { contextDate, order }: FieldContext): ValueSpan[] {
  const dates = findDates(text, contextDate, order)
  const [day = '', time] = local.split('T')
  const days = dates.filter(({ value }) => value === day)
  const times = time ? findTimes(text, dates).filter(({ value }) => value.slice(0, 5) === time.slice(0, 5)) : []
  const together = days.flatMap(({ start, end }): ValueSpan[] => {
    const beside = times.find((one) => one.start >= end && one.start - end <= maxGap)
    return beside && !text.slice(end, beside.start).includes('\n') ? [{ field: side, start, end: beside.end }] : []
  })
  const [ofDay, ofTime] = side === 'start' ? (['startDay', 'startTime'] as const) : (['endDay', 'endTime'] as const)
  return [
    ...together,
    ...days.slice(0, maxSpans).map(({ start, end }) => ({ field: ofDay, start, end })),
    ...times.slice(0, maxSpans).map(({ start, end }) => ({ field: ofTime, start, end })),
  ]
}

const amount =
  /(?:(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}|Rs\.|Rp|RM)[ \u00a0]?)?\d[\d.,'\u00a0]*(?:[ \u00a0]?(?:\p{Sc}|[A-Z]{3}\b|zł|Kč|円))?/gu

function findPrice(value: string, text: string): Place[] {
  const [price, currency] = value.split(' ')
  return [...text.matchAll(amount)].flatMap(({ 0: said, index }) => {
    const read = readPrice(said)
    const isSame = read !== null && Number(read.price) === Number(price) && read.currency === currency
    return isSame ? [{ start: index, end: index + said.length }] : []
  })
}

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '[ \\u00a0]+')

/** Whole words only: a value inside another word does not count. */
const wholeWords = (source: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags)

function patternOf(field: ParsingRuleField, value: string): RegExp {
  if (field === 'fromCode' || field === 'toCode') return wholeWords(escaped(value), 'gu')
  if (field === 'number') return wholeWords(numberSource(value))
  if (field === 'traveler') return wholeWords(nameSource(value))
  return wholeWords(escaped(value))
}

/** `LH400` may also be written `LH 400`, `LH0400` and `400`. */
function numberSource(value: string): string {
  const [, carrier = '', digits] = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])?0*(\d{1,4})$/.exec(value.replace(/\s+/g, '')) ?? []
  return digits === undefined ? escaped(value) : `(?:${carrier}[ \\u00a0-]?)?0*${digits}`
}

const title = '(?:(?:mr|mrs|ms|miss|dr|prof|herr|frau|madame|monsieur|mme|mlle|sig|sra?|dhr|mevr)\\.?[ \\u00a0]+)?'

/** `Ada Byron` may also be written `Ms Ada Byron`, `Byron, Ada` and `BYRON/ADA MRS`. */
function nameSource(value: string): string {
  const words = value.trim().split(/\s+/)
  const [last = ''] = words.slice(-1)
  const first = words.slice(0, -1).join(' ')
  if (first === '') return escaped(value)
  return [
    `${title}${escaped(value)}`,
    `${escaped(last)}[ \\u00a0]?[/,][ \\u00a0]?${escaped(first)}(?:[ \\u00a0]+(?:mr|mrs|ms|miss|mstr))?`,
    `${escaped(last)}[ \\u00a0]+${escaped(first)}`,
  ].join('|')
}

const findWords = (pattern: RegExp, text: string): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))

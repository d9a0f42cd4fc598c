import { addDays, dayFrom } from '../kit/local-time'
import { monthOf } from '../kit/months'
import { numericDate } from './date-order'
import type { Reading } from './problem'
import { readTime } from './read-time'

/** A day `YYYY-MM-DD`, and optionally a time after it, `HH:MM:SS`. */
export type DateReading = { readonly day: string; readonly time: string | null }

const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/
/** 21 Nov 2026, 21. November 2026, 21-NOV-26, 21NOV26, 21 de noviembre de 2026. */
const dayFirst =
  /^(\d{1,2})(?:st|nd|rd|th|er|º|ª)?[\s.,/-]*(?:de\s+)?(\p{L}{3,})[\s.,/-]*(?:de\s+)?(\d{4}|\d{2})(?!\d)/iu
/** Nov 21, 2026 and November 21st 2026. */
const monthFirst = /^(\p{L}{3,})[\s.-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,-]+(\d{4}|\d{2})(?!\d)/iu
/** A leading weekday is redundant. */
const weekday = /^\p{L}{2,}\.?,?\s+(?=\d|\p{L}{3,}[\s.-]*\d{1,2}\D)/u
/** Excel's serial number of a day, for cells that lost their format; days from 2000 to 2099. */
const serial = /^\d{5}$/
const firstSerial = 36_526
const lastSerial = 73_050

/** Two-digit years as in POSIX: 69 to 99 are in the 20th century. */
const yearOf = (text: string): number => {
  const year = Number(text)
  return text.length > 2 ? year : year + (year < 69 ? 2000 : 1900)
}

/** Years from 1900 to 2199. Others are typing errors in a booking, and PostgreSQL cannot store the year 0. */
const isPlausible = (day: string): boolean => day >= '1900' && day < '2200'

/**
 * Reads a date: ISO 8601, numbers in the given order, or a month name in one of some fifteen languages. Null for
 * anything else, and for nonexistent days. Never falls back to another order.
 */
export function readDate(text: string, order: Reading['dateOrder']): DateReading | null {
  const value = text.trim()
  const read = ofNumbers(value, order) ?? ofSerial(value) ?? ofNames(value) ?? ofNames(value.replace(weekday, ''))
  if (!read?.day || !isPlausible(read.day)) return null
  const rest = read.rest.replace(/^[\s,T]+/, '')
  if (rest === '') return { day: read.day, time: null }
  const time = readTime(rest)
  return time === null ? null : { day: read.day, time: time === '00:00:00' ? null : time }
}

type Found = { readonly day: string | null; readonly rest: string }

function ofNumbers(value: string, order: Reading['dateOrder']): Found | null {
  const [matched = '', first = '', mark, second = '', third = ''] = numericDate.exec(value) ?? []
  if (mark === undefined) {
    const [all, year, month, day] = compact.exec(value) ?? []
    if (all === undefined) return null
    return { day: dayFrom(Number(year), Number(month), Number(day)), rest: value.slice(8) }
  }
  const rest = value.slice(matched.length)
  if (first.length > 2 || (order === 'ymd' && third.length <= 2)) {
    return { day: dayFrom(yearOf(first), Number(second), Number(third)), rest }
  }
  if (third.length < 2) return null
  const [day, month] = order === 'mdy' ? [second, first] : [first, second]
  return { day: dayFrom(yearOf(third), Number(month), Number(day)), rest }
}

/** Excel counts days from 1899-12-30 (valid for days after February 1900). */
function ofSerial(value: string): Found | null {
  const number = Number(value)
  if (!serial.test(value) || number < firstSerial || number > lastSerial) return null
  return { day: addDays('1899-12-30', number), rest: '' }
}

function ofNames(value: string): Found | null {
  const [one, day, name, year] = dayFirst.exec(value) ?? []
  if (one !== undefined) return named(year, name, day, value.slice(one.length))
  const [other, word, number, four] = monthFirst.exec(value) ?? []
  return other === undefined ? null : named(four, word, number, value.slice(other.length))
}

function named(year = '', name = '', day = '', rest: string): Found | null {
  const month = monthOf(name)
  return month === null ? null : { day: dayFrom(yearOf(year), month, Number(day)), rest }
}

import type { Fields } from './definition'

/** A time of day, and the address beside or below it. A word such as `Pickup` may precede it. */
const lead = '^[^\\d\\n]{0,24}?'
const time = '\\d{1,2}:\\d{2}(?:\\s?[APap]\\.?[Mm]\\.?)?'
const gap = '(?:[ \\t|]{1,12}|[ \\t]{0,12}\\n\\s{0,12})'
const address = '(?=[^\\n]{0,80}\\p{L}{3})[^\\n]{8,160}$'
const first = `${lead}${time}${gap}${address}`

const rule = (pattern: string): RegExp => new RegExp(pattern, 'mu')

/**
 * The start and end of a ride, as in most receipts: a time with an address for each stop. The first one is the start,
 * the last one within a few lines is the end.
 */
export const rideEnds: Fields = {
  startTime: rule(`${lead}(${time})${gap}${address}`),
  fromAddress: rule(`${lead}${time}${gap}(${address})`),
  endTime: rule(`${first}[\\s\\S]{0,400}${lead}(${time})${gap}${address}`),
  toAddress: rule(`${first}[\\s\\S]{0,400}${lead}${time}${gap}(${address})`),
}

/** The first date in words, which is the day of the ride. */
export const rideDay: RegExp = /\b(\p{L}{3,10}\.? \d{1,2},? \d{4}|\d{1,2}\.? (?:de )?\p{L}{3,10}\.?,? (?:de )?\d{4})\b/u

import { arrivalTime } from './date-times'
import type { Random } from './random'
import type { Segment } from './segment'
import type { Writer } from './writer'

/** Draws a separator between two places. */
export const arrow = (random: Random): string => random.pick(['–', '→', '-', '>', '»', '——>'])

/** A ride on one line: its number, places and times. */
export function line(writer: Writer, segment: Segment): string {
  const { random, words, clock } = writer
  const start = segment.startTime === null ? '' : clock.time(segment.startTime)
  const end = arrivalTime(writer, segment)
  const number = segment.displayNumber ?? words.kind(segment.kind)
  const [from, to] = [segment.from?.displayed ?? '', segment.to?.displayed ?? '']
  return random
    .pick([
      `${start} ${number} ${from} ${arrow(random)} ${to}${end === '' ? '' : `, ${words.particle('at')} ${end}`}`,
      `${number}: ${from} ${start} ${arrow(random)} ${to} ${end}`,
      `${number} ${start}–${end} ${from} ${arrow(random)} ${to}`,
      `${from} (${start}) ${arrow(random)} ${to} (${end}) · ${number}`,
    ])
    .replace(/ ?\(\)|–(?= )/g, '')
}

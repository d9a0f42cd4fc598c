import type { Fact } from './facts'
import { arrivalHour } from './moments'
import type { Pen } from './pen'
import type { Random } from './random'

/** A sign between two places. */
export const arrow = (random: Random): string => random.pick(['–', '→', '-', '>', '»', '——>'])

/** A ride in one line: its number, places and hours. */
export function line(pen: Pen, fact: Fact): string {
  const { random, words, clock } = pen
  const start = fact.startTime === null ? '' : clock.time(fact.startTime)
  const end = arrivalHour(pen, fact)
  const number = fact.numberShown ?? words.kind(fact.kind)
  const [from, to] = [fact.from?.shown ?? '', fact.to?.shown ?? '']
  return random
    .pick([
      `${start} ${number} ${from} ${arrow(random)} ${to}${end === '' ? '' : `, ${words.particle('at')} ${end}`}`,
      `${number}: ${from} ${start} ${arrow(random)} ${to} ${end}`,
      `${number} ${start}–${end} ${from} ${arrow(random)} ${to}`,
      `${from} (${start}) ${arrow(random)} ${to} (${end}) · ${number}`,
    ])
    .replace(/ ?\(\)|–(?= )/g, '')
}

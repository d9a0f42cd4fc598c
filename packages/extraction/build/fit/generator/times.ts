import type { Random } from './random'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Draws a time of day between two hours, usually a round one. */
export const time = (random: Random, from = 5, to = 22): string =>
  `${twoDigits(random.int(from, to))}:${twoDigits(random.pick([0, 0, 5, 10, 15, 20, 25, 30, 30, 35, 40, 45, 50, 55, random.int(0, 59)]))}`

/** Adds minutes to a time. `days` is the number of midnights passed. */
export function addMinutes(start: string, minutes: number): { time: string; days: number } {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const all = hour * 60 + minute + minutes
  return { time: `${twoDigits(Math.floor(all / 60) % 24)}:${twoDigits(all % 60)}`, days: Math.floor(all / 1440) }
}

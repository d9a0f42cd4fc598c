import type { Random } from './random'

const two = (number: number): string => String(number).padStart(2, '0')

/** Draws a time of day between two hours, usually a round one. */
export const time = (random: Random, from = 5, to = 22): string =>
  `${two(random.int(from, to))}:${two(random.pick([0, 0, 5, 10, 15, 20, 25, 30, 30, 35, 40, 45, 50, 55, random.int(0, 59)]))}`

/** Adds minutes to a time; `days` is the number of midnights passed. */
export function later(start: string, minutes: number): { time: string; days: number } {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const all = hour * 60 + minute + minutes
  return { time: `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`, days: Math.floor(all / 1440) }
}

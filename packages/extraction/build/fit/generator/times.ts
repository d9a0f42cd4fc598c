import type { Random } from './random'

const two = (number: number): string => String(number).padStart(2, '0')

/** An hour of the day between two, most often a round one. */
export const time = (random: Random, from = 5, to = 22): string =>
  `${two(random.int(from, to))}:${two(random.pick([0, 0, 5, 10, 15, 20, 25, 30, 30, 35, 40, 45, 50, 55, random.int(0, 59)]))}`

/** The hour some minutes later, and the days that pass until then. */
export function later(start: string, minutes: number): { time: string; days: number } {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const all = hour * 60 + minute + minutes
  return { time: `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`, days: Math.floor(all / 1440) }
}

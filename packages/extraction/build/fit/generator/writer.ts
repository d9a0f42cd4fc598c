import type { Random } from './random'
import type { Clock, Words } from './words'

/** The sources of randomness, phrases and formats for writing a mail. */
export interface Writer {
  random: Random
  words: Words
  clock: Clock
}

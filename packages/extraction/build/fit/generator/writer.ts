import type { Random } from './random'
import type { Clock, Words } from './words'

/** The sources of randomness, phrases and formats that a mail is written with. */
export interface Writer {
  random: Random
  words: Words
  clock: Clock
}

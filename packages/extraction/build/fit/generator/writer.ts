import type { Random } from './random'
import type { Clock, Words } from './words'

/** What a section is written with. */
export interface Writer {
  random: Random
  words: Words
  clock: Clock
}

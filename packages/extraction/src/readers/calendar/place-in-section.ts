import type { Concept } from '../../languages/language'
import type { EventWords } from './event-words'

/** Labels of other values in the section of a departure or an arrival. */
const others: readonly Concept[] = [
  'duration',
  'terminal',
  'platform',
  'flight',
  'train',
  'bus',
  'ship',
  'airline',
  'operatedBy',
  'seat',
  'carriage',
  'cabin',
  'reference',
  'traveler',
  'status',
]
/** The maximum number of lines in such a section. */
const maxLines = 5

/**
 * The place in the section of a departure or an arrival: a labelled line below a heading that is only its label, as in
 * `Arrival`, `Date: 14.05.2026`, `At: London Heathrow`.
 */
export function placeInSection(concept: 'departure' | 'arrival', words: EventWords): string | undefined {
  const isHeading = (text: string, concepts: readonly Concept[]): boolean => {
    const label = words.beginsWith(text, concepts)
    return label !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(label.end))
  }
  const at = words.lines.findIndex(({ text }) => isHeading(text, [concept]))
  if (at < 0) return undefined
  const below = words.lines.slice(at + 1, at + 1 + maxLines)
  const end = below.findIndex(({ text }) => isHeading(text, ['departure', 'arrival']))
  return below
    .slice(0, end < 0 ? undefined : end)
    .filter(({ text }) => words.beginsWith(text, others) === undefined)
    .map(({ text }) => /^\p{L}[\p{L} ]{0,15}: (\p{Lu}[^\d:]{2,60})$/u.exec(text)?.[1]?.trim())
    .find((name) => name !== undefined)
}

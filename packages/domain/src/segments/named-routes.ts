import { fold } from '../kit/fold'
import type { SegmentDraft } from './draft'

/** Minimum length of the first word of a name, which is often its town: `Prag Florenc`. */
const minWord = 4
/** Words before the origin of a journey, folded. */
const from = / (?:from|von|ab|de|du|des|d|da|dal|dalla|van|vanaf|fran|fra|z|ze|desde|del) $/

/**
 * Whether a sentence names both ends of a flight, train or ride in its direction: “from Dresden to Prague”, “to Prague
 * from Dresden”, “Dresden - Prague”. The return has the same ends in the other order.
 */
export function isOfRoute(sentence: string, one: SegmentDraft): boolean {
  if (one.type !== 'air' && one.type !== 'rail' && one.type !== 'activity') return false
  const folded = ` ${fold(sentence)} `
  const [start, end] = [endsOf(sentence, folded, one, 'start'), endsOf(sentence, folded, one, 'end')]
  const startsBefore = (at: number): boolean => from.test(folded.slice(0, at + 1))
  const isForward = start.some((a) => end.some((b) => a < b && !startsBefore(b)))
  return isForward || start.some((a) => end.some((b) => b < a && startsBefore(a) && !startsBefore(b)))
}

/** The positions at which a sentence names an end by its code, town or name. */
function endsOf(sentence: string, folded: string, one: SegmentDraft, end: 'start' | 'end'): number[] {
  const { [`${end}_name` as const]: name, [`${end}_locality` as const]: locality } = one
  const [first = ''] = fold(name).split(' ')
  const names = new Set([
    fold(name),
    fold(locality),
    ...(first.length >= minWord ? [first] : []),
    ...codeOf(one, end, sentence),
  ])
  return [...names].flatMap((each) => (each === '' ? [] : placesOf(folded, ` ${each} `)))
}

/** The code of an airport, which a sentence has in capitals. */
function codeOf(one: SegmentDraft, end: 'start' | 'end', sentence: string): string[] {
  const code = one.type !== 'air' ? null : end === 'start' ? one.origin : one.destination
  return code !== null && new RegExp(`(?<![\\p{L}\\d])${code}(?![\\p{L}\\d])`, 'u').test(sentence) ? [fold(code)] : []
}

function placesOf(folded: string, name: string): number[] {
  const places: number[] = []
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) places.push(at)
  return places
}

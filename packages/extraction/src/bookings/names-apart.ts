import { matchesOf } from '../kit/matches-of'
import type { Candidate } from './roles'

/** Names of a reservation system with a sign between them: `NOWAK/ANNA、BERG/PIOTR-JAN`. */
const several = /^[\p{L}\p{M}' -]+\/[\p{L}\p{M}' -]+(?:[,;、，；][\p{L}\p{M}' -]+\/[\p{L}\p{M}' -]+)+$/u

/** The persons of a mention that is several names of a reservation system; of another mention, itself alone. */
export function namesApart(candidate: Candidate): Candidate[] {
  const { mention } = candidate
  if (!several.test(mention.value)) return [candidate]
  return matchesOf(mention.value, /[^,;、，；]+/gu).map(({ 0: part, index }) => {
    const value = part.trim()
    const start = mention.start + index + part.indexOf(value)
    return { ...candidate, mention: { ...mention, start, end: start + value.length, value } }
  })
}

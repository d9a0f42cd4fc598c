import { matchesOf } from '../../kit/matches-of'
import type { Candidate } from '../roles'

/** Several names in reservation system format with separators: `NOWAK/ANNA、BERG/PIOTR-JAN`. */
const several = /^[\p{L}\p{M}' -]+\/[\p{L}\p{M}' -]+(?:[,;、，；][\p{L}\p{M}' -]+\/[\p{L}\p{M}' -]+)+$/u

/** Splits a mention of several names in reservation system format; returns other mentions unchanged. */
export function namesApart(candidate: Candidate): Candidate[] {
  const { mention } = candidate
  if (!several.test(mention.value)) return [candidate]
  return matchesOf(mention.value, /[^,;、，；]+/gu).map(({ 0: part, index }) => {
    const value = part.trim()
    const start = mention.start + index + part.indexOf(value)
    return { ...candidate, mention: { ...mention, start, end: start + value.length, value } }
  })
}

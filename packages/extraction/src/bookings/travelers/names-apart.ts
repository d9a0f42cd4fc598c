import { folded } from '../../kit/fold'
import { matchesOf } from '../../kit/matches-of'
import type { Candidate } from '../roles'

/** Several names in reservation system format with separators: `NOWAK/ANNA、BERG/PIOTR-JAN`. */
const several = /^[\p{L}\p{M}' -]+\/[\p{L}\p{M}' -]+(?:[,;、，；][\p{L}\p{M}' -]+\/[\p{L}\p{M}' -]+)+$/u

/** Several Chinese names: `林晓、陈明`. */
const severalHan = /^\p{Script=Han}{2,4}(?:[、，,;；]\p{Script=Han}{2,4})+$/u

/** Whether a text is several names of one family, each with a given name: `EVA NOWAK, JAN NOWAK`. */
function areRelatives(text: string): boolean {
  const names = text.split(',').map((name) => folded(name.trim()).split(/\s+/))
  return names.length > 1 && names.every((words) => words.length > 1 && words.at(-1) === names[0]?.at(-1))
}

/**
 * Splits a mention of several names in reservation system format, of one family or in Chinese; returns other mentions
 * unchanged.
 */
export function namesApart(candidate: Candidate): Candidate[] {
  const { mention } = candidate
  const { value: all } = mention
  if (!several.test(all) && !severalHan.test(all) && !areRelatives(all)) return [candidate]
  return matchesOf(mention.value, /[^,;、，；]+/gu).map(({ 0: part, index }) => {
    const value = part.trim()
    const start = mention.start + index + part.indexOf(value)
    return { ...candidate, mention: { ...mention, start, end: start + value.length, value } }
  })
}

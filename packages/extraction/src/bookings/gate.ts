import { matchesOf } from '../kit/matches-of'
import { tagNames } from '../languages/lexicon'
import type { Context } from '../links/context'
import { feature, featuresUnder } from '../links/hash'
import { probabilityBucket, scoresOf, softmax, type Weights } from '../links/model'
import type { Candidate } from './roles'

export const gateGroups = [feature('gate|no'), feature('gate|yes')] as const

/** Number of lines at the top of a body that show what a mail is about. */
const topLines = 14
const word = /\p{L}{3,}/gu

/** Features for whether a page is about a booking: its words, and the roles of its mentions. */
export function gateFeatures(candidates: readonly Candidate[], context: Context): Int32Array {
  const { lines } = context.read.page
  const result = new Set<number>()
  const named = featuresUnder('gate|')
  const add = (name: string): void => void result.add(named(name))
  let top = 0
  for (const line of lines) {
    if (line.isHidden || line.isQuoted || line.isHeader) continue
    const part = line.origin === 'body' ? (top++ < topLines ? 'top' : 'rest') : line.origin
    for (const id of context.lineTags[line.index] ?? []) {
      add(`${part}|${tagNames[id]}`)
      add(`any|${tagNames[id]}`)
    }
    if (part === 'sender') continue
    for (const [text] of matchesOf(context.undated[line.index] ?? '', word))
      if (text.length < 20) add(`word|${part}|${text}`)
  }
  const roleScore = (role: keyof Candidate['roles']): number =>
    Math.max(0, ...candidates.map(({ roles }) => roles[role] ?? 0))
  for (const role of ['start', 'end', 'reference', 'traveler', 'number', 'place', 'from', 'to'] as const)
    add(`role|${role}|${probabilityBucket(roleScore(role))}`)
  return Int32Array.from(result)
}

/** The probability that a page is about a booking. */
export function scoreGate(features: Int32Array, weights: Weights): number {
  const [, yes = 0] = softmax(scoresOf(weights, features, gateGroups))
  return yes
}

import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { brandTag, kindTag, labelCount } from '../languages/lexicon'
import type { Context } from '../links/context'
import { crossAll, feature, joinFeatures } from '../links/hash'
import { probabilityBucket, scoresOf, softmax, type Weights } from '../links/model'
import { sharedBoxes } from '../links/neighbors'
import { wordFeatures } from '../links/word-features'
import type { Candidate } from './roles'
import { contextFeatures } from './roles-in-context'

export const anchorGroups = [feature('begin|no'), feature('begin|yes')] as const
export const kindGroups: readonly { kind: ReservationKind; group: number }[] = reservationKinds.map((kind) => ({
  kind,
  group: feature(`begin|${kind}`),
}))

const allGroups = [...anchorGroups, ...kindGroups.map(({ group }) => group)]

/** A date or time that may start a booking. */
export interface AnchorCandidate {
  candidate: Candidate
  features: Int32Array
  /** Probability that it starts a booking, overall and by kind. */
  probability: number
  kinds: Partial<Record<ReservationKind, number>>
}

/** Minimum probability of the role `start` for a candidate to be scored as an anchor. */
const minStart = 0.04

const kindIds = reservationKinds.map(kindTag)
const brandIds = reservationKinds.map(brandTag)
const scopes = [
  'line',
  'left',
  'above',
  'above2',
  'heading',
  'heading2',
  'column',
  'row',
  'subject',
  'near',
  'page',
  'below',
] as const
const scoped = new Map(scopes.map((scope) => [scope, kindIds.map((_, at) => feature(`kind-in|${scope}|${at}`))]))
const dominant = new Map(scopes.map((scope) => [scope, kindIds.map((_, at) => feature(`kind-most|${scope}|${at}`))]))

/** Number of lines in either direction that count as near. */
const nearLines = 6
/** Maximum number of words taken from nearby lines. */
const maxNearWords = 60

/** Counts words per kind in the given lines. */
function kindCounts(context: Context, lines: readonly number[]): number[] {
  const counts = kindIds.map(() => 0)
  for (const line of lines)
    for (const id of context.lineTags[line] ?? []) {
      const at = kindIds.indexOf(id)
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    }
  return counts
}

/** Features for the brands in the given lines. */
function brandFeatures(scope: string, context: Context, lines: readonly number[]): number[] {
  const some = new Set(lines.flatMap((line) => context.lineTags[line] ?? []))
  return brandIds.flatMap((id, at) => (some.has(id) ? [feature(`brand-in|${scope}|${at}`)] : []))
}

function addCounts(to: number[], scope: (typeof scopes)[number], counts: readonly number[]): void {
  const most = Math.max(...counts)
  if (most === 0) return
  for (const [at, count] of counts.entries()) {
    if (count > 0) to.push(scoped.get(scope)?.[at] ?? 0)
    if (count === most) to.push(dominant.get(scope)?.[at] ?? 0)
  }
}

/** Features that indicate the kind of booking: words for kinds, and types of values, near the candidate. */
function kindFeatures(candidate: Candidate, context: Context, page: readonly number[]): number[] {
  const { lines } = context.read.page
  const at = candidate.mention.line
  const line = lines[at]
  const around = context.neighbors[at]
  const result: number[] = []
  if (!line || !around) return result
  const of = (scope: (typeof scopes)[number], some: readonly (typeof line)[]): void =>
    addCounts(
      result,
      scope,
      kindCounts(
        context,
        some.map(({ index }) => index),
      ),
    )
  of('line', [line])
  of('left', around.left)
  of('above', around.above.slice(0, 1))
  of('above2', around.above.slice(1))
  of('heading', around.headings.slice(0, 1))
  of('heading2', around.headings.slice(1))
  of('column', around.columnHead)
  of('row', around.rowHead)
  of('subject', lines.slice(0, 2))
  if (around.below) of('below', [around.below])
  const near: number[] = []
  for (let other = Math.max(0, at - nearLines); other <= Math.min(lines.length - 1, at + nearLines); other++) {
    const one = lines[other]
    if (one && one.origin === 'body' && sharedBoxes(one, line) >= line.path.length - 2) near.push(other)
  }
  result.push(
    ...brandFeatures('head', context, [0, 1]),
    ...brandFeatures('near', context, near),
    ...brandFeatures(
      'page',
      context,
      lines.map(({ index }) => index),
    ),
  )
  addCounts(result, 'near', kindCounts(context, near))
  addCounts(result, 'page', page)
  const seen = new Set<string>()
  const labels = new Set<number>()
  for (const other of near) {
    for (const mention of context.byLine[other] ?? []) {
      if (mention.type === 'number') seen.add(mention.form.startsWith('flight') ? 'flight' : mention.form)
      else if (mention.type === 'airport' && mention.form !== 'named') seen.add(`airport|${mention.form}`)
      else if (mention.type === 'nights') seen.add('nights')
    }
    for (const id of context.lineTags[other] ?? []) if (id < labelCount) labels.add(id)
  }
  for (const name of seen) result.push(feature(`near-has|${name}`))
  for (const id of labels) result.push(feature(`near-label|${id}`))
  result.push(
    ...wordFeatures('line', line, 12, context),
    ...wordFeatures('left', around.left[0], 6, context),
    ...wordFeatures('above', around.above[0], 6, context),
    ...wordFeatures('heading', around.headings[0], 6, context),
    ...wordFeatures('column', around.columnHead[0], 4, context),
    ...wordFeatures('top', lines[0], 8, context),
    ...wordFeatures('top', lines[1], 10, context),
    ...new Set(near.flatMap((other) => wordFeatures('near', lines[other], 8, context)).slice(0, maxNearWords)),
  )
  return result
}

/** The dates and times that may start a booking, with their features. */
export function anchorCandidates(candidates: readonly Candidate[], context: Context): AnchorCandidate[] {
  const page = kindCounts(
    context,
    context.read.page.lines.filter(({ isHidden }) => !isHidden).map(({ index }) => index),
  )
  const airports = candidates.some(({ mention }) => mention.type === 'airport' && mention.form === 'bracketed')
  const flights = candidates.some(({ mention }) => mention.type === 'number' && mention.form === 'flight')
  const targets = candidates.filter(
    ({ mention, roles }) => (mention.type === 'date' || mention.type === 'time') && (roles.start ?? 0) >= minStart,
  )
  const around = contextFeatures(candidates, context, targets)
  return targets.map((candidate, at) => {
    const own = kindFeatures(candidate, context, page)
    const { mention, roles } = candidate
    const isTime = feature(`begin-type|${mention.type}`)
    const extra = [
      feature(`start-step|${probabilityBucket(roles.start ?? 0)}|${mention.type}`),
      feature(`end-step|${probabilityBucket(roles.end ?? 0)}|${mention.type}`),
      feature(`page|${airports}|${flights}`),
      feature(`siblings|${siblingsOf(candidate, context)}`),
      isTime,
    ]
    const features = joinFeatures(candidate.features, around[at] ?? [], own, crossAll(own, isTime), extra)
    return { candidate, features, probability: 0, kinds: {} }
  })
}

/** Whether a date has a time in its own or an adjacent line, or vice versa. */
function siblingsOf({ mention }: Candidate, context: Context): string {
  const has = (type: string): boolean => (context.byLine[mention.line] ?? []).some((other) => other.type === type)
  const around = context.neighbors[mention.line]
  const other = mention.type === 'date' ? 'time' : 'date'
  const near = [around?.above[0], around?.below, around?.left[0], around?.right]
  const beside = near.some((line) => line && (context.byLine[line.index] ?? []).some(({ type }) => type === other))
  return `${mention.type}|${has(other)}|${beside}`
}

/** Sets each anchor's probability of starting a booking, overall and by kind. */
export function scoreAnchors(
  anchors: readonly AnchorCandidate[],
  weights: Weights,
  features: readonly Int32Array[] = anchors.map((one) => one.features),
): void {
  for (const [at, anchor] of anchors.entries()) {
    const own = features[at] ?? anchor.features
    const scores = scoresOf(weights, own, allGroups)
    const [, begins = 0] = softmax(scores.slice(0, anchorGroups.length))
    const shares = softmax(scores.slice(anchorGroups.length))
    anchor.probability = begins
    anchor.kinds = Object.fromEntries(kindGroups.map(({ kind }, at) => [kind, begins * (shares[at] ?? 0)]))
  }
}

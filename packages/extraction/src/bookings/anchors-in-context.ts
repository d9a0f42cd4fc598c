import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import type { Context } from '../links/context'
import { CorrespondingMeans } from '../links/corresponding'
import { crossAll, feature, featuresUnder, joinFeatures } from '../links/hash'
import { probabilityBucket } from '../links/model'
import type { AnchorCandidate } from './anchors'

/** Minimum probability for an anchor to count. */
const minCounted = 0.5

/** The likeliest kind of booking that starts at an anchor. */
const kindOf = ({ kinds }: AnchorCandidate): ReservationKind =>
  reservationKinds.reduce((best, kind) => ((kinds[kind] ?? 0) > (kinds[best] ?? 0) ? kind : best))

/** First-pass results for the anchors of a page. */
interface Index {
  /** The mean probability and kind shares of anchors at corresponding positions. */
  corresponding: CorrespondingMeans
  /** The nearest anchors of the same type before and after each. */
  before: Map<AnchorCandidate, AnchorCandidate>
  behind: Map<AnchorCandidate, AnchorCandidate>
  byLine: Map<number, AnchorCandidate[]>
  best: number
  names: string[]
}

function indexOf(anchors: readonly AnchorCandidate[], context: Context): Index {
  const byLine = new Map<number, AnchorCandidate[]>()
  const [before, behind] = [new Map<AnchorCandidate, AnchorCandidate>(), new Map<AnchorCandidate, AnchorCandidate>()]
  const last = new Map<string, AnchorCandidate>()
  for (const anchor of anchors) {
    const { line, type } = anchor.candidate.mention
    const inLine = byLine.get(line)
    if (inLine) inLine.push(anchor)
    else byLine.set(line, [anchor])
    const previous = last.get(type)
    if (previous) {
      before.set(anchor, previous)
      behind.set(previous, anchor)
    }
    last.set(type, anchor)
  }
  const counted = anchors.filter(({ probability }) => probability >= minCounted)
  const best = Math.max(0, ...anchors.map(({ probability }) => probability))
  const valuesOf = (anchor: AnchorCandidate): number[] => {
    const kind = anchor.probability >= minCounted ? kindOf(anchor) : null
    return [anchor.probability, ...reservationKinds.map((one) => (one === kind ? 1 : 0))]
  }
  return {
    corresponding: new CorrespondingMeans(
      context,
      anchors.map((anchor) => [anchor.candidate.mention, valuesOf(anchor)]),
    ),
    before,
    behind,
    byLine,
    best,
    names: [
      `page|${Math.min(4, counted.length)}`,
      `most|${probabilityBucket(best)}`,
      ...[...new Set(counted.map(kindOf))].map((kind) => `page-kind|${kind}`),
    ],
  }
}

/** Feature names for the anchors at corresponding positions in repeated blocks. */
const correspondingNames = ({ candidate: { mention } }: AnchorCandidate, { corresponding }: Index): string[] =>
  corresponding.of(mention).flatMap((means, at) => {
    if (!means) return [`twin|${at}|none`]
    const [probability = 0, ...shares] = means
    return [
      `twin|${at}|${probabilityBucket(probability)}`,
      ...reservationKinds.flatMap((kind, place) => ((shares[place] ?? 0) > 0 ? [`twin-kind|${at}|${kind}`] : [])),
    ]
  })

/** Feature names for a neighboring anchor. */
function neighborNames(name: string, other: AnchorCandidate | undefined, line: number): string[] {
  if (!other) return [`${name}|none`]
  const step = probabilityBucket(other.probability)
  return [
    `${name}|${step}`,
    ...(other.probability >= minCounted ? [`${name}-kind|${kindOf(other)}`] : []),
    ...(other.candidate.mention.line === line ? [`${name}-line|${step}`] : []),
  ]
}

/**
 * Features of anchors based on first-pass results for the page's other anchors: those at corresponding positions in
 * repeated blocks, the previous and next ones, and their number. Expects anchors in reading order.
 */
function contextFeatures(anchors: readonly AnchorCandidate[], context: Context): Int32Array[] {
  const index = indexOf(anchors, context)
  return anchors.map((anchor) => {
    const { type, line } = anchor.candidate.mention
    const beside = (index.byLine.get(line) ?? []).filter(({ candidate }) => candidate.mention.type !== type)
    const names = [
      ...index.names,
      `own|${probabilityBucket(anchor.probability)}`,
      `own-kind|${kindOf(anchor)}`,
      `best|${anchor.probability === index.best}`,
      ...correspondingNames(anchor, index),
      ...neighborNames('before', index.before.get(anchor), line),
      ...neighborNames('behind', index.behind.get(anchor), line),
      ...(beside.length > 0
        ? [`beside|${probabilityBucket(Math.max(...beside.map(({ probability }) => probability)))}`]
        : []),
    ]
    const own = names.map(featuresUnder('begin-again|'))
    return joinFeatures(own, crossAll(own, feature(`begin-again|type|${type}`)))
  })
}

/** Features of anchors, including those of their context. */
export const anchorsInContext = (anchors: readonly AnchorCandidate[], context: Context): Int32Array[] =>
  contextFeatures(anchors, context).map((more, at) => joinFeatures(anchors[at]?.features ?? [], more))

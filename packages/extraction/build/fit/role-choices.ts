import type { ReservationKind } from '@sextant/contract/emails/reservation'
import {
  type AnchorCandidate,
  anchorCandidates,
  anchorGroups,
  kindGroups,
  scoreAnchors,
} from '../../src/bookings/anchors'
import { anchorsInContext } from '../../src/bookings/anchors-in-context'
import { gateFeatures, gateGroups } from '../../src/bookings/gate'
import { type Candidate, candidatesOf, roleGroup, rolesOf, scoreRoles } from '../../src/bookings/roles'
import { featuresInContext } from '../../src/bookings/roles-in-context'
import { shareRolesInLists } from '../../src/bookings/travelers/roles-in-lists'
import { type Context, contextOf } from '../../src/links/context'
import type { Weights } from '../../src/links/model'
import type { Example } from './examples'
import { goldRoles, rowsStartingAt } from './gold-roles'
import { pagesOf } from './pages-of'
import type { Choice } from './training-choice'

/** A page of an example, prepared for fitting. */
export interface TrainingPage {
  example: Example
  context: Context
  candidates: Candidate[]
}

/** Prepares the pages of an example for fitting. */
export function trainingPagesOf(example: Example): TrainingPage[] {
  return pagesOf(example.bytes).map((read) => {
    const context = contextOf(read, read.sent)
    return { example, context, candidates: candidatesOf(context) }
  })
}

/** A training page with its anchor candidates. */
export interface AnchoredPage {
  trainingPage: TrainingPage
  anchors: AnchorCandidate[]
}

/** A training page with the features that depend on the roles of other mentions. */
export interface ScoredPage {
  trainingPage: TrainingPage
  features: Int32Array[]
}

/** Scores roles in the first pass. */
export function withRoleScores(trainingPages: readonly TrainingPage[], roles: Weights): ScoredPage[] {
  return trainingPages.map((trainingPage) => {
    scoreRoles(trainingPage.candidates, roles)
    return { trainingPage, features: featuresInContext(trainingPage.candidates, trainingPage.context) }
  })
}

/** Scores roles in the second pass and collects the anchor candidates. */
export function withAnchors(trainingPages: readonly ScoredPage[], contextWeights: Weights): AnchoredPage[] {
  return trainingPages.map(({ trainingPage, features }) => {
    scoreRoles(trainingPage.candidates, contextWeights, features)
    shareRolesInLists(trainingPage.candidates, trainingPage.context.read)
    return { trainingPage, anchors: anchorCandidates(trainingPage.candidates, trainingPage.context) }
  })
}

/**
 * Number of rows up to which a mail has its full weight. Beyond that, its weight grows as the square root of their
 * number.
 */
const fullRows = 3

/** The weight of an example's choices. Mails with many rows have many choices, and must not outweigh the others. */
const weightOf = ({ share = 1, rows }: Example): number =>
  share * (rows.length === 0 ? 0.5 : 1) * Math.min(1, Math.sqrt(fullRows / Math.max(1, rows.length)))

/** What the choices of an example have in common. */
export const sourceOf = (example: Example): Omit<Choice, 'options'> => ({
  weight: weightOf(example),
  mail: example.id,
  share: example.share ?? 1,
})

/** Training choices of the first pass of roles. */
export const roleChoices = (trainingPages: readonly TrainingPage[]): Choice[] =>
  contextRoleChoices(
    trainingPages.map((trainingPage) => ({
      trainingPage,
      features: trainingPage.candidates.map((one) => one.features),
    })),
  )

/** Training choices of the second pass of roles. */
export function contextRoleChoices(trainingPages: readonly ScoredPage[]): Choice[] {
  return trainingPages.flatMap(({ trainingPage: { candidates, example }, features: all }) =>
    candidates.flatMap(({ mention }, place) => {
      const features = all[place] ?? Int32Array.of()
      const correct = goldRoles(mention, example.rows)
      // Most texts have no role, so only every other one is used.
      if (correct.size === 0 && mention.type === 'text' && place % 2 === 1) return []
      const options = rolesOf[mention.type].map((role) => ({
        features,
        group: roleGroup(mention.type, role),
        isCorrect: correct.size === 0 ? role === 'none' : correct.has(role),
      }))
      return [{ options, ...sourceOf(example) }]
    }),
  )
}

/** Maximum weight of a rare kind's choice, relative to the most frequent kind. */
const maxKindWeight = 3

/**
 * Weights of kinds. Rare ones weigh more, so that a coach is not read as a flight merely because flights are frequent.
 */
function kindWeights(all: readonly AnchoredPage[]): (kinds: ReadonlySet<ReservationKind>) => number {
  const counts = new Map<ReservationKind, number>()
  for (const { trainingPage, anchors } of all)
    for (const { candidate } of anchors)
      for (const { kind } of rowsStartingAt(candidate.mention, trainingPage.example.rows))
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const most = Math.max(1, ...counts.values())
  return (kinds) =>
    Math.max(...[...kinds].map((kind) => Math.min(maxKindWeight, Math.sqrt(most / (counts.get(kind) ?? most)))))
}

/**
 * Training choices for whether mentions start a booking, and of which kind. With the first-pass weights, they are
 * choices of the second pass.
 */
export function anchorChoices(all: readonly AnchoredPage[], begin?: Weights): Choice[] {
  const weightOfKinds = kindWeights(all)
  return all.flatMap(({ trainingPage, anchors }) => {
    if (begin) scoreAnchors(anchors, begin)
    const seen = begin && anchorsInContext(anchors, trainingPage.context)
    return anchors.flatMap(({ candidate, features: own }, place) => {
      const features = seen?.[place] ?? own
      const correct = new Set(rowsStartingAt(candidate.mention, trainingPage.example.rows).map(({ kind }) => kind))
      const source = sourceOf(trainingPage.example)
      const isAnchor: Choice = {
        ...source,
        options: anchorGroups.map((group, at) => ({
          features,
          group,
          isCorrect: (at === 1) === correct.size > 0,
        })),
      }
      const kind = (): Choice => ({
        ...source,
        weight: source.weight * weightOfKinds(correct),
        options: kindGroups.map((one) => ({ features, group: one.group, isCorrect: correct.has(one.kind) })),
      })
      return correct.size > 0 ? [isAnchor, kind()] : [isAnchor]
    })
  })
}

/** Scores anchors in both passes. */
export function scoreAnchorsOf(all: readonly AnchoredPage[], begin: Weights, beginInContext: Weights): void {
  for (const { trainingPage, anchors } of all) {
    scoreAnchors(anchors, begin)
    scoreAnchors(anchors, beginInContext, anchorsInContext(anchors, trainingPage.context))
  }
}

/** Training choices for whether pages are about a booking. */
export const gateChoices = (all: readonly AnchoredPage[]): Choice[] =>
  all.map(({ trainingPage: { example, candidates, context } }) => {
    const features = gateFeatures(candidates, context)
    const isBooked = example.rows.length > 0
    return {
      ...sourceOf(example),
      options: gateGroups.map((group, at) => ({ features, group, isCorrect: (at === 1) === isBooked })),
    }
  })

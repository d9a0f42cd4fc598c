import type { Context } from '../links/context'
import { joinFeatures } from '../links/hash'
import { scoresOf, softmax, type Weights } from '../links/model'
import type { Draft, ScoredDraft } from './draft'
import { keepFeatures, keepGroups } from './keep'
import { contextKeepFeatures, likelyDrafts } from './keep-in-context'

/** The drafts of a page with their first-pass features and probabilities. */
export function scoreDraftsOnce(
  drafts: readonly Draft[],
  gate: number,
  context: Context,
  keep: Weights,
): (ScoredDraft & { features: Int32Array })[] {
  return drafts.map((draft) => {
    const features = keepFeatures(draft, drafts, gate, context)
    const [, probability = 0] = softmax(scoresOf(keep, features, keepGroups))
    return { draft, probability, features }
  })
}

/** Scores whether each draft is a booking: first by itself, then in view of the likely ones. */
export function scoreDrafts(
  drafts: readonly Draft[],
  gate: number,
  context: Context,
  models: Readonly<Record<'keep' | 'keepInContext', Weights>>,
): ScoredDraft[] {
  const first = scoreDraftsOnce(drafts, gate, context, models.keep)
  const likely = likelyDrafts(first)
  return first.map((one) => {
    const features = joinFeatures(one.features, contextKeepFeatures(one, likely, context))
    const [, probability = 0] = softmax(scoresOf(models.keepInContext, features, keepGroups))
    return { draft: one.draft, probability }
  })
}

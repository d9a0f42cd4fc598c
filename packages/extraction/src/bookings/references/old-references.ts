import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Candidate } from '../roles'
import { erasOf } from '../superseded'

const referenceTag = conceptTag('reference')

/** Minimum probability of being a reference for a code that may replace an old one. */
const minReference = 0.02

/**
 * Clears the roles of references labelled as old if another is labelled as new: `New booking code: EWZ109`, `Former
 * booking code: EWP102`.
 */
export function dropOldReferences(candidates: readonly Candidate[], context: Context): void {
  const eraOf = erasOf(context)
  if (!eraOf) return
  const codes = candidates.filter(({ mention, roles }) => {
    const labels = (context.read.tags[mention.line] ?? []).filter(({ end }) => end <= mention.start)
    const isLabelled = labels.some(({ ids }) => ids.includes(referenceTag))
    return mention.type === 'code' && isLabelled && (roles.reference ?? 0) >= minReference
  })
  const old = codes.filter(({ mention }) => eraOf(mention) === 'old')
  if (!codes.some(({ mention }) => eraOf(mention) === 'new')) return
  for (const one of old) one.roles = { none: 1 }
}

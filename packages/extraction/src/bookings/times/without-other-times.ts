import type { Context } from '../../links/context'
import type { ScoredDraft } from '../draft'
import type { Candidate } from '../roles'
import { withoutAbsent } from '../travelers/absent-passengers'
import { withoutDoorTimes } from './door-times'
import { withoutDeadlines } from './without-deadlines'

/** Drops drafts of absent passengers, and those that begin at a deadline or when the doors open. */
export const withoutOtherTimes = (
  scoredDrafts: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): readonly ScoredDraft[] =>
  withoutDoorTimes(withoutDeadlines(withoutAbsent(scoredDrafts, candidates, context), context), context)

import type * as endpoints from '@sextant/contract/emails/learned-rules'
import { type CurrentBooking, findEmail, proposeFor } from '../../emails'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { draftOf } from '../draft-of'
import { findFromEmail, type SegmentRow } from '../store'
import { manualFieldsOf } from './current-booking'

/** Derives a parsing rule from what a person entered from an email, or corrected. Nothing is stored. */
export const proposeRule: TeamVerb<typeof endpoints.proposeRule> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  const { email, segments } = await ctx.tx(async (tx) => ({
    email: (await findEmail(tx, params.id)) ?? refuse('not_found'),
    segments: await findFromEmail(tx, params.id),
  }))
  const booking = bookingOf(segments)
  const proposed = typeof booking === 'string' ? booking : await proposeFor(ctx, email, booking)
  const data =
    typeof proposed === 'string' ? { proposal: null, reason: proposed } : { proposal: proposed, reason: null }
  return { data }
}

/** The one booking that a person entered from an email or corrected, or the reason no rule can be derived from it. */
function bookingOf(segments: readonly SegmentRow[]): CurrentBooking | string {
  const [first, ...others] = segments
  const manualFields = manualFieldsOf(segments)
  if (!first || manualFields.size === 0) return 'Nobody has entered or corrected a booking of this email.'
  if (others.length > 0) return 'A rule reads one booking of an email. This one has several.'
  return { booking: draftOf(first), manualFields }
}

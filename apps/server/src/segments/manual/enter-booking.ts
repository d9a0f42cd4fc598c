import type { FieldErrors } from '@sextant/contract/kit/errors'
import type { SegmentEntry } from '@sextant/contract/segments/entry'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { editOf, enterSegment } from '@sextant/domain/segments/enter'
import { recordAudit } from '../../audit'
import { type EnteredFrom, enterFromEmail, findEnteredFrom } from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import { create, findTargets } from '../apply-draft'
import { assignBookings } from '../bookings/assign-bookings'
import { draftOf } from '../draft-of'
import { byCaller } from '../history/cause'
import type { Origin } from '../merge-into'
import { pricesIn } from '../prices/renewed-rates'
import { emitChanges } from '../report-changes'
import * as store from '../store'
import { bundledData } from './bundled-data'
import { whoSets } from './set-by'
import { recordChange, rowOf, setFields } from './set-fields'
import { linkEmail } from './store'
import { type EntryTraveler, travelerOf } from './traveler-of'

/** The result of entering a booking. */
export type EnteredBooking = {
  readonly segment: store.SegmentRow
  /** The previous state of the booking, if the team already had it. */
  readonly existing: store.SegmentRow | undefined
  /** The owners whose trips are affected. */
  readonly ownerKeys: readonly string[]
}

/**
 * Enters a booking for a traveler, optionally from an email. If the team already has it, the given values are set on it
 * instead. The caller must lock segments before, and regroup trips after.
 */
export async function enterBooking(
  ctx: TeamCtx,
  tx: Tx,
  type: SegmentType,
  body: SegmentEntry,
): Promise<EnteredBooking> {
  const entry = await checked(ctx, tx, type, body)
  const existing = await knownBooking(tx, entry)
  const id = existing ? await setOnExisting(ctx, tx, existing, entry) : await createFrom(ctx, tx, entry)
  if (entry.email) await enterFromEmail(tx, entry.email, await whoSets(ctx, tx))
  const segment = await rowOf(tx, id)
  return { segment, existing, ownerKeys: [...new Set([segment.owner_key, existing?.owner_key ?? segment.owner_key])] }
}

/** An entry without problems, as a draft. */
type Entry = {
  readonly body: SegmentEntry
  readonly draft: SegmentDraft
  readonly set: readonly string[]
  readonly origin: Origin
  readonly email: EnteredFrom | null
}

/** Rejects an entry with all its problems, by field (422). */
async function checked(ctx: TeamCtx, tx: Tx, type: SegmentType, body: SegmentEntry): Promise<Entry> {
  const traveler = await travelerOf(tx, body)
  const email = body.email_id ? await findEnteredFrom(tx, body.email_id) : null
  const convert = await pricesIn(tx)
  const name = 'name' in traveler ? traveler.name : ''
  const source = email?.source ?? null
  const entered = enterSegment(type, body, { ...bundledData, convert, traveler: name, source })
  const errors: FieldErrors = {
    ...('errors' in traveler ? traveler.errors : {}),
    ...(body.email_id && !email ? { email_id: ['There is no such email in this team.'] } : {}),
    ...(entered.ok ? {} : entered.errors),
  }
  if (!entered.ok || 'errors' in traveler || Object.keys(errors).length > 0) return refuseFields(errors)
  const { segment: draft, set } = entered
  return { body, draft, set, email, origin: originOf(traveler, email, ctx.clock.now()) }
}

/** What an email says was known when it was written, so that a later cancellation applies. */
const originOf = ({ member, ownerKey }: EntryTraveler, email: EnteredFrom | null, now: Date): Origin => ({
  emailId: email?.id ?? null,
  observedAt: email?.observedAt ?? now.toISOString(),
  member,
  ownerKey,
})

const knownBooking = async (tx: Tx, entry: Entry): Promise<store.SegmentRow | undefined> =>
  (await findTargets(tx, entry))[0]

async function createFrom(ctx: TeamCtx, tx: Tx, { draft, set, origin, email }: Entry): Promise<string> {
  const applied = await create(tx, { draft, origin })
  await assignBookings(ctx, tx, [applied.segmentId])
  const by = await whoSets(ctx, tx)
  const marks = Object.fromEntries(set.map((field) => [field, by]))
  await store.updateSegment(tx, applied.segmentId, { set_by: JSON.stringify(marks) })
  await emitChanges(tx, [applied], byCaller(ctx, email?.id))
  await recordAudit(tx, ctx, {
    action: 'segments.create',
    target: `segment:${applied.segmentId}`,
    after: { type: draft.type, ...Object.fromEntries(fieldsOf(draft, set)), email_id: email?.id ?? null },
  })
  return applied.segmentId
}

const fieldsOf = (draft: SegmentDraft, fields: readonly string[]) =>
  Object.entries(draft).filter(([field]) => fields.includes(field))

/** Sets the given values on an existing booking; a cancelled one becomes active again. */
async function setOnExisting(
  ctx: TeamCtx,
  tx: Tx,
  existing: store.SegmentRow,
  { body, email }: Entry,
): Promise<string> {
  const edit = editOf(draftOf(existing).type, withoutDays(body))
  await setFields(ctx, tx, existing, { status: 'Active', ...edit })
  if (email) await linkEmail(tx, existing.id, email.id)
  await recordChange(ctx, tx, existing, byCaller(ctx, email?.id))
  return existing.id
}

/** A day alone does not replace a known time of the same booking. */
function withoutDays(entry: SegmentEntry): SegmentEntry {
  const { start_datetime: start, end_datetime: end, ...rest } = entry
  return {
    ...rest,
    ...(start && start.length > 10 && { start_datetime: start }),
    ...(end && end.length > 10 && { end_datetime: end }),
  }
}

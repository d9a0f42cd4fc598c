import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { netCents, type SegmentCost } from '@sextant/domain/segments/costs'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Selectable } from 'kysely'
import type { FullEmailRow } from '../../emails/store'
import type {
  BookingAmounts,
  EmailAttachments,
  EmailEvents,
  SegmentChanges,
  SegmentMails,
} from '../../platform/database/tables.gen'
import type { SegmentRow } from '../../segments'
import { columnsOf } from '../../segments/columns'
import type { StoredTrip } from '../../trips/store'

/** A segment of the demo under construction: its known values, and those added by the server. */
export type DemoSegment = {
  readonly draft: SegmentDraft
  readonly id: string
  readonly trip_id: string | null
  readonly member_id: string | null
  readonly owner_key: string
  readonly email_id: string | null
  readonly observed_at: string
  readonly cancelled_at: string | null
  readonly created: string
  readonly modified: string
}

/** Amounts that an email stated for segments. */
export type DemoStatedAmounts = {
  readonly emailId: string | null
  readonly received: string
  /** The day the email was written. */
  readonly day: string
  readonly segments: readonly string[]
  readonly amounts: readonly StatedAmount[]
}

/** The rows for a team's bookings and emails. */
export type TeamRows = {
  readonly emails: readonly FullEmailRow[]
  readonly email_events: readonly Selectable<EmailEvents>[]
  readonly email_attachments: readonly Selectable<EmailAttachments>[]
  readonly segments: readonly SegmentRow[]
  readonly segment_mails: readonly Selectable<SegmentMails>[]
  readonly segment_changes: readonly Omit<Selectable<SegmentChanges>, 'id'>[]
  readonly trips: readonly StoredTrip[]
  readonly booking_amounts: readonly Selectable<BookingAmounts>[]
}

/** The method for teams that have not chosen one. */
export const demoMethod = 'desnz-2025'

/** A segment as a row read back from the database. */
export function segmentRow(
  team: string,
  { draft, ...segment }: DemoSegment,
  { charged_cents, adjustment_cents }: SegmentCost = { charged_cents: null, adjustment_cents: 0 },
): SegmentRow {
  const { type, status, cents } = draft
  const net = netCents({ id: segment.id, type, status, cents }, { charged_cents, adjustment_cents })
  const { carbon, ...columns } = columnsOf(draft)
  return {
    ...columns,
    ...segment,
    team_id: team,
    details: JSON.parse(columns.details),
    metadata: draft.metadata,
    evidence: draft.evidence,
    co2_kg: carbon[demoMethod],
    co2_method: carbon[demoMethod] === null ? null : demoMethod,
    booking_id: null,
    charged_cents: charged_cents?.toString() ?? null,
    adjustment_cents: adjustment_cents.toString(),
    net_cents: net?.toString() ?? null,
    references: draft.references,
    set_by: {},
    pinned: false,
    member_first_name: null,
    member_last_name: null,
  }
}

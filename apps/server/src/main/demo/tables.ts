import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Selectable } from 'kysely'
import type { WholeEmail } from '../../emails/store'
import type { EmailAttachments, EmailEvents, SegmentChanges, SegmentMails } from '../../platform/database/tables.gen'
import type { SegmentRow } from '../../segments'
import { columnsOf } from '../../segments/columns'
import type { StoredTrip } from '../../trips/store'

/** A segment of the demo as it comes to be: what is known of it, and what the server adds. */
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

/** The rows that a team's bookings and mails come to. */
export type TeamRows = {
  readonly emails: readonly WholeEmail[]
  readonly email_events: readonly Selectable<EmailEvents>[]
  readonly email_attachments: readonly Selectable<EmailAttachments>[]
  readonly segments: readonly SegmentRow[]
  readonly segment_mails: readonly Selectable<SegmentMails>[]
  readonly segment_changes: readonly Omit<Selectable<SegmentChanges>, 'id'>[]
  readonly trips: readonly StoredTrip[]
}

/** The method of teams that have not chosen one. */
export const demoMethod = 'desnz-2025'

/** A segment as a row that is read back from the database. */
export function segmentRow(team: string, { draft, ...segment }: DemoSegment): SegmentRow {
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
    charged_cents: null,
    adjustment_cents: '0',
    net_cents: columns.status === 'Active' ? columns.cents : '0',
    references: draft.references,
    set_by: {},
    pinned: false,
    member_first_name: null,
    member_last_name: null,
  }
}

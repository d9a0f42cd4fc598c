import { teamSegment } from '@sextant/contract/kit/team'
import { ReportFormat } from '@sextant/contract/reports/schemas'
import type { Tx } from '../../platform/database/transaction'
import { postMail } from '../../platform/mail/jobs'
import type { Mail } from '../../platform/mail/mail'
import type { Services } from '../../platform/services'
import { presentReport } from '../present'
import { fileName, fileOf, formatTypes } from '../snapshot/file-of'
import { attachedKey, snapshotKey } from '../snapshot/snapshot'
import { findReport, type ReportRow, teamOf } from '../store'
import { reportMail } from './mails'
import { presentSchedule } from './present'
import { findSchedule } from './store'

/** The maximum size of an attached file, in bytes. */
const maxAttachedBytes = 5 * 1024 * 1024

export type Sendable = NonNullable<Mail['attached']>

/**
 * Sends a completed report to its schedule's recipients, in the transaction that completes it, so that its file is in
 * place (null: it is too large).
 */
export async function deliverReport(services: Services, tx: Tx, id: string, attached: Sendable | null): Promise<void> {
  const [row, team] = [await findReport(tx, id), await teamOf(tx)]
  const schedule = row?.schedule_id ? await findSchedule(tx, row.schedule_id) : undefined
  if (!row || !team || !schedule) return
  const { recipients } = presentSchedule(schedule)
  if (recipients.length === 0) return
  const report = presentReport(row, team)
  const url = `${services.publicUrl}/${teamSegment[team.type]}/${team.id}/reports/${id}`
  for (const { email: to } of recipients)
    await postMail(tx, services.secrets, reportMail({ to, team: team.name, report, url, attached }))
}

/** Stores a report's file next to its rows; null if it is too large. */
export async function attachReport(
  { blobs }: Services,
  team: string,
  { id, name, format: query }: Pick<ReportRow, 'id' | 'name' | 'format'>,
): Promise<Sendable | null> {
  const format = ReportFormat.parse(query)
  const stored = await blobs.read(snapshotKey(team, id))
  if (!stored) return null
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of fileOf(stored, format)) {
    bytes += chunk.length
    if (bytes > maxAttachedBytes) return null
    chunks.push(chunk)
  }
  const key = attachedKey(team, id)
  await blobs.put(key, Buffer.concat(chunks))
  return { key, filename: fileName(name, format), type: formatTypes[format] }
}

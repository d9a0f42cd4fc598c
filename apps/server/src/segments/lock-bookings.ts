import { codesOf } from '@sextant/domain/segments/references'
import type { EmailRead } from '../emails'
import type { Tx } from '../platform/database/transaction'
import { findBookings } from './bookings/store'
import { candidatesFor, type Matching, matchingOf } from './candidates'
import { draftOf } from './draft-of'
import type { Incoming } from './merge-into'
import type { SegmentRow } from './store'

/**
 * Locks the bookings and owners that an email may change, if other emails are written concurrently in the same
 * transaction. Returns what was read for it, if that is still valid.
 */
export async function lockBookings(
  tx: Tx,
  { lock, ...mail }: EmailRead,
  drafts: readonly Incoming[],
): Promise<Matching | undefined> {
  if (!lock) return undefined
  const matching = matchingOf(drafts)
  const isUnchanged = await lock(canReachOthers(mail, drafts) ? null : await keysOf(tx, drafts, matching))
  return isUnchanged ? matching : undefined
}

/** Whether an email can change more than the bookings it mentions. */
const canReachOthers = ({ extraction, isRereading }: Omit<EmailRead, 'lock'>, drafts: readonly Incoming[]): boolean =>
  isRereading ||
  extraction.amounts !== undefined ||
  extraction.changed_times !== undefined ||
  extraction.corrected_names !== undefined ||
  (extraction.cancelled_references ?? []).length > 0 ||
  drafts.some(({ draft }) => draft.status === 'Cancelled')

/**
 * References, bookings and owners that drafts affect: their own, those of segments they may be merged into, and those
 * of these segments' bookings, whose prices are divided among all their segments. Null if earlier emails may affect
 * others as well.
 */
async function keysOf(tx: Tx, drafts: readonly Incoming[], matching: Matching): Promise<readonly string[] | null> {
  const found = await Promise.all(drafts.map(async (one) => await candidatesFor(tx, one, matching)))
  const traces = await Promise.all([...matching.traces.values()].map(async (read) => await read()))
  const rows = found.flat()
  if (traces.some(({ deleted, cancelled, unnamed }) => deleted || cancelled || unnamed)) return null
  if (rows.some(({ status }) => status === 'Cancelled')) return null
  const codes = [...drafts.flatMap(({ draft }) => codesOf(draft)), ...rows.flatMap((row) => codesOf(draftOf(row)))]
  const isKnown = rows.length > 0 || traces.some(({ referenced }) => referenced)
  const others = isKnown ? await findBookings(tx, idsOf(rows), codes) : []
  return [
    ...codes.map((code) => `code ${code}`),
    ...[...drafts.map(({ origin }) => origin.ownerKey), ...rows.map(ownerOf), ...others.map(ownerOf)].map(
      (owner) => `owner ${owner}`,
    ),
    ...others.flatMap(({ booking_id }) => (booking_id === null ? [] : `booking ${booking_id}`)),
  ]
}

const idsOf = (rows: readonly SegmentRow[]): string[] => rows.map(({ id }) => id)

const ownerOf = ({ owner_key }: Pick<SegmentRow, 'owner_key'>): string => owner_key

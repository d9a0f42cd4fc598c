import type { Collection, Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import { deleteEvents } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { presentTrip } from '../present'
import { deleteIssuesOf } from '../quality/store'
import { deleteTrips, findTrip } from '../store'

/** Collects a person's trips. */
export async function collectTrips({ clock }: Services, tx: Tx, { tripIds, add }: Collection): Promise<void> {
  const trips = []
  for (const id of tripIds) {
    const row = await findTrip(tx, id)
    if (row) trips.push(presentTrip(row, clock.now()))
  }
  add('trips.json', trips, trips.length)
}

/** Erases a person's trips. Their segments have already been deleted. */
export async function eraseTrips(_: Services, tx: Tx, subject: Erasure): Promise<void> {
  await deleteEvents(tx, 'trip', subject.tripIds)
  await deleteIssuesOf(tx, subject)
  await deleteTrips(tx, subject.tripIds)
  subject.count('trips', subject.tripIds.length)
}

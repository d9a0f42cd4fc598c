import { silentSince } from '@sextant/domain/mailboxes/silence'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import type { Steps } from '../../platform/jobs/handle'
import type { Services } from '../../platform/services'
import { findArrivals, findTeams, recordSilence } from '../store'

/** Records which mailboxes of every team are silent, in one transaction per team. */
export async function monitorMailboxes(services: Services, { read }: Steps): Promise<void> {
  for (const team of await read(findTeams))
    await inTransaction(services.db, { team, person: null }, async (tx) => await monitorTeam(services, tx))
}

async function monitorTeam(services: Services, tx: Tx): Promise<void> {
  const now = services.clock.now().getTime()
  const found = (await findArrivals(tx)).map(({ id, arrivals }) => {
    const since = silentSince(arrivals, now)
    return { id, since: since === null ? null : new Date(since).toISOString() }
  })
  await recordSilence(tx, found)
}

import type { Database } from '../platform/database/pool'
import { inTransaction } from '../platform/database/transaction'
import { chosenAddress } from './chosen-address'
import { insertMailbox } from './store'

/** Creates a forwarding mailbox with an address derived from its name; returns the address. */
export const addMailbox = async (db: Database, team: string, name: string, domain: string): Promise<string> =>
  await inTransaction(db, { team, person: null }, async (tx) => {
    const address = await chosenAddress(tx, { name, domain })
    await insertMailbox(tx, {
      name,
      address,
      type: 'forwarding',
      allowed_senders: [],
      retention_days: null,
      time_zone_id: null,
    })
    return address
  })

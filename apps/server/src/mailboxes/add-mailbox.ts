import type { Database } from '../platform/database/pool'
import { inTransaction } from '../platform/database/transaction'
import { insertMailbox } from './store'

/** Makes a mailbox whose address is the name in letters, digits and hyphens; answers the address. */
export async function addMailbox(db: Database, team: string, name: string, domain: string): Promise<string> {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [`team-${team}`]
  const address = `${words.join('-')}@${domain}`
  await inTransaction(db, { team, person: null }, async (tx) => await insertMailbox(tx, name, address))
  return address
}

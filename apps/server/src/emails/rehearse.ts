import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type InTx, inTransaction } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import { acceptMessage } from './accept-message'
import { makeAuthenticator } from './authenticity/authenticator'
import type { Extractor } from './extractor'
import { processEmails } from './process-email'
import { sampleMail } from './samples/sample-mail'

/** How many connections to the database prepare their statements: more are rarely used at once. */
const connections = 3
/** A new booking, another, and a change of the first: each runs statements that the others do not. */
const kinds = ['flight', 'hotel', 'flight'] as const
/** How often each does it: code is compiled once it has run often. */
const rounds = 2

const taken = Symbol('taken back')

/**
 * Accepts and processes samples as if they had arrived, and takes everything back: the first emails after a start would
 * otherwise wait until code is compiled and statements are planned. Nobody sees them: their team exists only in the
 * transaction that is rolled back.
 * @param isOver whether it is too late to begin anything more: it would only take time from real emails
 */
export async function rehearse(services: Services, extractor: Extractor, isOver: () => boolean): Promise<void> {
  const onEach = Array.from({ length: connections }, async () => {
    for (let round = 0; round < rounds && !isOver(); round += 1) await rehearseOnce(services, extractor, isOver)
  })
  await Promise.all(onEach)
}

async function rehearseOnce(services: Services, extractor: Extractor, isOver: () => boolean): Promise<void> {
  // Beyond the ids of real teams, which are counted from 1.
  const team = randomInt(2 ** 47, 2 ** 48 - 1).toString()
  const authenticator = makeAuthenticator({ dns: 'off', relays: [], trustedSealers: [] })
  const now = services.clock.now().toISOString()
  await inTransaction(services.prepared, { team, person: null }, async (tx) => {
    const inTx: InTx = async (work) => await work(tx)
    await tx.db.insertInto('teams').values({ id: team, type: 'org', name: 'Rehearsal' }).execute()
    const steps = { team, step: inTx, read: inTx }
    for (const [at, kind] of kinds.entries()) {
      if (isOver()) throw taken
      const traveler = { name: 'Ada Rehearsal', email: 'ada@sample-travel.example' }
      const bytes = sampleMail({ kind, code: `SX${team}`, traveler, to: `rehearsal-${at}@sample-travel.example`, now })
      const blobs = { ...services.blobs, put: async () => {}, get: async () => bytes }
      const rehearsed = { ...services, blobs }
      const via = { protocol: 'smtp', from: traveler.email, to: null } as const
      const message = { team, mailbox: null, bytes, via, acknowledged: true }
      const { email } = await acceptMessage(rehearsed, message, inTx)
      for (const last of processEmails({ extractor, authenticator })(rehearsed, steps, [{ emailId: email.id }]))
        await (await last)?.(tx)
    }
    // Also what is done when a transaction commits.
    await sql`set constraints all immediate`.execute(tx.db)
    throw taken
  }).catch((error: unknown) => {
    if (error !== taken) throw error
  })
}

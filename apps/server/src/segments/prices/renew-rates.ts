import { inTransaction } from '../../platform/database/transaction'
import type { OutgoingClient } from '../../platform/http/outgoing'
import type { Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { systemTeam } from '../../platform/system-team'
import { convertPricesJob } from '../../teams'
import { NoRates, readRates } from './read-rates'
import { findTeams, upsertRates } from './store'

/** What a renewal brought: how many days differ from what was known, and the newest day of the file. */
export type Renewal = { readonly changed: number; readonly newest: string }

/**
 * Takes in exchange rates, and converts the prices of every team anew if any of them differ. Throws `NoRates` for a
 * text without rates.
 * @param source where they are from, for the operator
 */
export async function renewRates(services: Services, text: string, source: string): Promise<Renewal> {
  const days = readRates(text, services.clock.now().toISOString().slice(0, 10))
  const newest =
    days
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? ''
  const system = { team: systemTeam, person: null }
  const { changed, teams } = await inTransaction(services.db, system, async (tx) => {
    const count = await upsertRates(tx, days, source)
    return { changed: count, teams: count > 0 ? await findTeams(tx) : [] }
  })
  for (const team of teams)
    await inTransaction(services.db, { team, person: null }, async (tx) => await enqueue(tx, convertPricesJob, {}))
  return { changed, newest }
}

/** Larger answers hold no exchange rates. */
export const maxRatesBytes = 20 * 1024 * 1024

/** Renews rates from the operator's source, if there is one. A failure is logged; the next run tries again. */
export const renewFrom =
  (url: string | undefined, client: OutgoingClient) =>
  async (services: Services, _steps: Steps): Promise<void> => {
    if (url === undefined) return
    const { origin } = new URL(url)
    try {
      const { status, body } = await client.send({ method: 'GET', url })
      if (status !== 200) throw new NoRates(`The source answered with status ${status}.`)
      const renewal = await renewRates(services, Buffer.from(body).toString('utf8'), origin)
      services.log.info({ ...renewal, origin }, 'exchange rates renewed')
    } catch (error) {
      services.log.error({ err: error, origin }, 'exchange rates could not be renewed')
    }
  }

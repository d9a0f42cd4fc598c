import { inTransaction } from '../../platform/database/transaction'
import type { OutgoingClient } from '../../platform/http/outgoing'
import type { Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { systemTeam } from '../../platform/system-team'
import { convertPricesJob } from '../../teams'
import { NoRates, readRates } from './read-rates'
import { findTeams, upsertRates } from './store'

/** The result of a renewal: the number of days that differ from the known rates, and the newest day of the file. */
export type Renewal = { readonly changed: number; readonly newest: string }

/**
 * Stores exchange rates, and reconverts the prices of every team if any of them changed. Throws `NoRates` for a text
 * without rates.
 * @param source their origin, for the operator
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

/** A larger response cannot be exchange rates. */
export const maxRatesBytes = 20 * 1024 * 1024

/** Renews rates from the operator's source, if one is set. A failure is logged, and the next run tries again. */
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

import { setTimeout as delay } from 'node:timers/promises'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { createTransport, type Transporter } from 'nodemailer'
import pg from 'pg'
import * as z from 'zod/mini'
import { bookingMail } from '../kit/booking-mail'
import type { Product } from '../kit/product'
import { figure, median } from '../kit/stats'

const rounds = 3
const mailsARound = 200
const burst = 1000
/** The number of emails for one traveler; the target is defined for the 10,000th. */
const mailsOfOne = Number(process.env['BENCH_MAILS'] ?? 10_000)
/** The number of emails over which the speed at a point in the series is averaged. */
const averaged = 50

type Bench = { readonly transport: Transporter; readonly pool: pg.Pool; readonly people: readonly string[] }

/**
 * The cost of a booking email from SMTP to its trip: compared with extraction alone, in a burst, and as emails
 * accumulate.
 */
export async function mailCost(product: Product): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl })
  const transport = createTransport({
    host: '127.0.0.1',
    port: product.smtpPort,
    ignoreTLS: true,
    pool: true,
    maxConnections: 5,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  const { rows } = await pool.query(
    `select first_name || ' ' || last_name as name from travelers where status = 'Active' and team_id =
      (select team_id from travelers group by 1 order by count(*) desc limit 1) order by id`,
  )
  const people = z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name)
  try {
    const bench = { transport, pool, people }
    return [await besideExtraction(bench), await inBurst(bench), await ofOneTraveler(bench)]
  } finally {
    transport.close()
    await pool.end()
  }
}

/** Sends emails all at once; returns the seconds until all are processed. */
async function processAll(
  { transport, pool }: Bench,
  mails: readonly ReturnType<typeof bookingMail>[],
): Promise<number> {
  const start = performance.now()
  await Promise.all(mails.map(async (mail) => await transport.sendMail(mail)))
  const isPending = async () =>
    (await pool.query("select from jobs where kind = 'emails.process' and failed_at is null limit 1")).rowCount !== 0
  while (await isPending()) await delay(10)
  return (performance.now() - start) / 1000
}

/** Emails for each person in turn, each person's a day apart. */
const mailsOf = (prefix: string, count: number, people: readonly string[]) =>
  Array.from({ length: count }, (_, nth) => bookingMail(`${prefix}${nth}`, nth, people[nth % people.length]))

async function besideExtraction(bench: Bench): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true })
  const totals: number[] = []
  const alone: number[] = []
  // The first round warms up both.
  for (let round = 0; round <= rounds; round += 1) {
    const mails = mailsOf(`R${round}X`, mailsARound, bench.people)
    const bytes: Uint8Array[] = []
    for (const mail of mails) bytes.push(z.instanceof(Buffer).parse((await writer.sendMail(mail)).message))
    const start = performance.now()
    for (const one of bytes)
      extract({ definitions, bytes: one, name: 'message.eml', contextDate: '2026-03-01T00:00:00Z' })
    alone.push((mailsARound / (performance.now() - start)) * 1000)
    totals.push(mailsARound / (await processAll(bench, mails)))
  }
  const ratios = totals.map((rate, at) => rate / (alone[at] ?? Number.NaN)).slice(1)
  return `booking mails, end to end   ${figure(median(totals.slice(1)))}/s   their extraction alone ${figure(median(alone.slice(1)))}/s   ratio ${figure(median(ratios))}`
}

const inBurst = async (bench: Bench): Promise<string> =>
  `a burst of ${burst} mails         sent and processed in ${figure(await processAll(bench, mailsOf('BURST', burst, bench.people)))} s`

async function ofOneTraveler(bench: Bench): Promise<string> {
  const [person = ''] = bench.people
  const mail = (nth: number) => bookingMail(`ONE${nth}X`, nth, person)
  let sent = 0
  const sendUntil = async (end: number): Promise<number> => {
    const count = end - sent
    const seconds = await processAll(
      bench,
      Array.from({ length: count }, (_, at) => mail(sent + at)),
    )
    sent = end
    return (seconds / count) * 1000
  }
  await sendUntil(100)
  const early = await sendUntil(100 + averaged)
  for (let end = 500; end < mailsOfOne - averaged; end += 500) await sendUntil(end)
  await sendUntil(mailsOfOne - averaged)
  const late = await sendUntil(mailsOfOne)
  return `one traveler's mails        the 100th ${figure(early)} ms   the ${mailsOfOne}th ${figure(late)} ms   ratio ${figure(late / early)}`
}

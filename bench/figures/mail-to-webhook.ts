import { setTimeout as delay } from 'node:timers/promises'
import type { TeamRef } from '@sextant/contract/kit/team'
import { createTransport, type Transporter } from 'nodemailer'
import * as z from 'zod/mini'
import { bookingMail } from '../kit/booking-mail'
import type { Product } from '../kit/product'
import { figure, median, quantile } from '../kit/stats'
import { addWebhook, receive } from '../kit/webhook'

const mails = 200
const mailsPerSecond = 20

const Processed = z.object({ data: z.object({ object: z.object({ subject: z.string() }) }) })

/**
 * The time from SMTP's `250` until the webhook for a processed email is received, with emails arriving regularly: the
 * first ones after startup, and later ones. Run it alone, so that the product is freshly started.
 */
export async function mailToWebhook(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const receivedAt = new Map<string, number>()
  const receiver = await receive(
    (body, at) => void receivedAt.set(z.parse(Processed, JSON.parse(body)).data.object.subject, at),
  )
  await addWebhook(product, team, cookie, receiver.url, ['email.processed'])
  const transport = createTransport({
    host: '127.0.0.1',
    port: product.smtpPort,
    ignoreTLS: true,
    pool: true,
    maxConnections: 5,
  })
  const lines: string[] = []
  for (const [round, name] of ['first mails after the start', 'mails after these'].entries()) {
    const accepted = await sendMails(transport, round)
    const deadline = performance.now() + 60_000
    while ([...accepted.keys()].some((subject) => !receivedAt.has(subject)) && performance.now() < deadline)
      await delay(20)
    const latencies = [...accepted].map(([subject, at]) => (receivedAt.get(subject) ?? Number.POSITIVE_INFINITY) - at)
    lines.push(
      `mail accepted → webhook received   p50 ${figure(median(latencies))} ms   p95 ${figure(quantile(latencies, 0.95))} ms   (the ${mails} ${name}, ${mailsPerSecond} a second)`,
    )
  }
  transport.close()
  receiver.close()
  return lines
}

/** Sends one round of emails; returns when each was accepted, by subject. */
async function sendMails(transport: Transporter, round: number): Promise<ReadonlyMap<string, number>> {
  const accepted = new Map<string, number>()
  const sends: Promise<void>[] = []
  for (let nth = 0; nth < mails; nth += 1) {
    const index = round * mails + nth
    const mail = bookingMail(`WH${String(index).padStart(4, '0')}`, index)
    sends.push(transport.sendMail(mail).then(() => void accepted.set(mail.subject, performance.now())))
    await delay(1000 / mailsPerSecond)
  }
  await Promise.all(sends)
  return accepted
}

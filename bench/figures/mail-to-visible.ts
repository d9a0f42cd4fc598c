import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { page } from '@sextant/contract/kit/wire'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { Segment } from '@sextant/contract/segments/schemas'
import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import { bookingMail } from '../kit/booking-mail'
import type { Product } from '../kit/product'
import { figure, quantile } from '../kit/stats'

const mails = 200

/** The time from SMTP's `250` until a booking is visible in Travel, in milliseconds, one email at a time. */
export async function mailToVisible(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: product.smtpPort,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
  })
  const waits: number[] = []
  for (let index = 0; index < mails; index += 1) {
    const code = `BN${String(index).padStart(4, '0')}`
    await transport.sendMail(bookingMail(code, index))
    const accepted = performance.now()
    while (!(await isVisible(product, team, cookie, code)));
    waits.push(performance.now() - accepted)
  }
  transport.close()
  const at = (share: number): string => figure(quantile(waits, share))
  return [`mail accepted → visible   p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   (${mails} mails)`]
}

async function isVisible(product: Product, team: TeamRef, cookie: string, code: string): Promise<boolean> {
  const url = product.baseUrl + urlOf(listSegments, { team, kind: 'air', query: { search: code } })
  const answer = await fetch(url, { headers: { cookie } })
  return z.parse(page(Segment), await answer.json()).data.length > 0
}

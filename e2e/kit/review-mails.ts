import type { Page } from '@playwright/test'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { callApi } from './api'

/** An email that speaks of a booking without saying when it is. */
export const vagueMail = (code: string, domain = 'krone-review.test'): Buffer =>
  Buffer.from(
    [
      `From: Hotel Krone <desk@${domain}>`,
      'To: Bookings <bookings@sextant.localhost>',
      `Subject: Your booking ${code} is confirmed`,
      `Message-ID: <${code}@${domain}>`,
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Dear Ada Byron,\n\nYour booking at Hotel Krone is confirmed. Your booking number is ${code}.`,
      'One double room, breakfast included. Total price: 240.00 EUR.\n\nWe look forward to welcoming you.',
    ].join('\r\n'),
  )

/** The emails of the demo's organization that a search finds, the oldest first. */
export const findEmails = async (page: Page, search: string) =>
  (await callApi(page, listEmails, { team: { type: 'org', id: '1' }, query: { search, sort: 'created:asc' } })).data

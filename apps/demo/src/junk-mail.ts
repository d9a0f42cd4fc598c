import type { Random } from '@sextant/domain/kit/random'
import { type DemoEmail, mailDate } from './mail'
import type { DemoTraveler } from './travelers'

const templates: readonly (readonly [domain: string, name: string, subject: string, text: string])[] = [
  ['news.lufthansa.com', 'Lufthansa', 'Autumn fares to the sun', 'From 59 euro one way: our picks for a long weekend.'],
  [
    'marriott.com',
    'Marriott Bonvoy',
    'Your points this month',
    'You have 12,480 points. Two nights are closer than you think.',
  ],
  ['linkedin.com', 'LinkedIn', 'You appeared in 9 searches', 'See who looked at your profile this week.'],
  ['hertz.com', 'Hertz', 'How was your rental?', 'Three questions, one minute. Thank you for driving with us.'],
  ['acme.test', 'Facilities', 'Car park closed on Friday', 'The lower level is cleaned. Please park on the street.'],
  ['bahn.de', 'Deutsche Bahn', 'Your BahnBonus statement', 'You collected 340 points last month.'],
]

/** An email without a booking: advertising, a statement or a notice. */
export function junkMail(traveler: DemoTraveler, date: string, id: string, random: Random): DemoEmail {
  const [domain, name, subject, text] = random.pick(templates)
  return {
    id: `${id}@${domain}`,
    from: { name, address: `info@${domain}` },
    to: { name: `${traveler.first_name} ${traveler.last_name}`, address: traveler.email },
    subject,
    date,
    text,
    html: `<!doctype html>\n<html lang="en"><body><p>${text}</p></body></html>\n`,
  }
}

/** A truncated email: it declares parts and then ends. */
export const brokenMail = (traveler: DemoTraveler, date: string, id: string, mailbox: string): string =>
  [
    `X-Forwarded-To: ${mailbox}`,
    'From: Itineraries <noreply@travel-desk.example>',
    `To: ${traveler.email}`,
    'Subject: Your itinerary',
    `Date: ${mailDate(date)}`,
    `Message-ID: <${id}@travel-desk.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="never-comes"',
    '',
    '',
  ].join('\r\n')

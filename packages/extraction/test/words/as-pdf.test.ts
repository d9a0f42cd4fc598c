import { expect, test } from 'vitest'
import { asPdf } from '../../build/fit/as-pdf'
import { pagesOf } from '../../build/fit/pages-of'

const mail = (body: string) => ({
  id: 'mail',
  family: 'mail',
  rows: [],
  bytes: Buffer.from(
    `From: Inn <inn@example.com>\r\nSubject: Your stay\r\nDate: Mon, 01 Mar 2027 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}`,
  ),
})

const page =
  '<h2>Your stay</h2><table><tr><td>Arrival</td><td>4 June</td></tr><tr><td>Guest</td><td><s>Émile</s> 湯宿</td></tr></table>' +
  '<p>The room is ready from three in the afternoon on the day of arrival, and we ask for it back by eleven on the day of departure.</p>'

const linesOf = (body: string, seed: number) =>
  pagesOf(asPdf(mail(body), seed)?.bytes ?? new Uint8Array()).flatMap(({ page: { lines } }) =>
    lines.filter(({ origin }) => origin === 'body'),
  )

test('a mail printed as a PDF file says the same in the same order', () => {
  const text = linesOf(page.replace('湯宿', ''), 1)
    .map((line) => line.text)
    .join(' ')
  expect(text).toBe(
    'Your stay Arrival 4 June Guest Émile The room is ready from three in the afternoon on the day of arrival, and we ask for it back by eleven on the day of departure.',
  )
})

test('a mail printed as a PDF file keeps its headings, its columns and other scripts', () => {
  const lines = linesOf(page, 2)
  expect(lines.find(({ text }) => text === 'Your stay')?.isHeading).toBe(true)
  expect(lines.find(({ text }) => text === '4 June')?.left).toBeCloseTo(0.5, 1)
  expect(lines.some(({ text }) => text.includes('湯宿'))).toBe(true)
})

test('a long mail takes several pages', () => {
  const lines = linesOf(Array.from({ length: 120 }, (_, at) => `<p>Night ${at}</p>`).join(''), 3)
  expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 120 }, (_, at) => `Night ${at}`))
})

test('mails written from right to left are not printed', () => expect(asPdf(mail('<p>מלון שלום</p>'), 1)).toBeNull())

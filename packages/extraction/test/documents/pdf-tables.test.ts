import { extract } from '@sextant/extraction/extract'
import { expect, test } from 'vitest'
import { shown, writePages } from '../../../pdf/test/write-pages'

/** Our own printed tickets: texts at columns of a page. */
const read = (text: string, columns: readonly number[]) => {
  const texts = text.split('\n').flatMap((line, row) =>
    line
      .split('|')
      .map((cell, at) => ({ text: cell.trim(), x: columns[at] ?? 40, y: 800 - row * 16 }))
      .filter((one) => one.text !== ''),
  )
  const bytes = writePages([texts.map((one) => shown(one)).join('\n')])
  return extract({ definitions: [], bytes, name: 'x.pdf', contextDate: '2026-06-01' }).extraction.reservations
}

test('the arrival of a leg stands above the departure of the next one in a table of stops', () => {
  const ticket = `České dráhy, a.s.
Včasná jízdenka Evropa
Cestující: Anna Berg
Kód transakce: 1234 567 890
Platnost: 22.09.2026
Spojení:
Praha hl.n.|22.09. 08:28|nást. 3|EC 175 Metropolitan|vůz 271, místo 84
Brno hl.n.|22.09. 11:01
Brno hl.n.|22.09. 11:22|nást. 1|RJ 1033|vůz 23, místo 12
Wien Hbf|22.09. 12:49
Cena celkem: 389 Kč`
  expect(read(ticket, [40, 160, 260, 320, 440])).toMatchObject([
    { number: 'EC 175', end: { place: { name: 'Brno hl.n.' }, time: { local: '2026-09-22T11:01:00' } } },
    { number: 'RJ 1033', start: { place: { name: 'Brno hl.n.' }, time: { local: '2026-09-22T11:22:00' } } },
  ])
})

test('a flight leaves when it departs rather than when its gate closes', () => {
  const pass = `RYANAIR
ANNA BERG
BERLIN (BRANDENBURG) BER - DUBLIN T1 DUB
Flight: FR9612|Seat: 07C|Priority: No
Date: 16 Jul 2026|Gate closes: 05:45|Departs: 06:15
Reservation: QX7K2P|SEQ: 042`
  expect(read(pass, [40, 200, 340])).toMatchObject([
    { number: '9612', start: { time: { local: '2026-07-16T06:15:00' } } },
  ])
})

test('a day and hour between the address of an event and its seat are a line of their own', () => {
  const evening = `Reservix print@home
Berliner Philharmoniker
Abonnementkonzert
Philharmonie Berlin, Großer Saal
Herbert-von-Karajan-Str. 1, 10785 Berlin
Donnerstag, 10. September 2026, 20:00 Uhr
Block A links, Reihe 4, Platz 12
Normalpreis 62,00 EUR
Auftragsnummer: 987654321`
  expect(read(evening, [40])).toMatchObject([
    { kind: 'event', name: 'Berliner Philharmoniker', confirmation_no: '987654321' },
  ])
})

test('a stay is called after the line above its labelled address', () => {
  const confirmation = `Booking Confirmation|||CONFIRMATION NUMBER: 4012345678
|||PIN CODE: 1234
Hôtel du Nord Paris|CHECK-IN|CHECK-OUT|ROOMS / NIGHTS
Address: 102 Quai de Jemmapes|10|13|1 / 3
75010 Paris, France|AUGUST|AUGUST
Phone: +33 1 40 00 00 00|Monday|Thursday
|15:00 - 23:00|until 11:00
Guest name: Anna Berg / for max. 2 people
Price: € 420`
  expect(read(confirmation, [40, 220, 320, 420])).toMatchObject([
    { kind: 'lodging', name: 'Hôtel du Nord Paris', confirmation_no: '4012345678' },
  ])
})

test('a day ticket and a monthly ticket of local transport book nothing', () => {
  const day = `Tageskarte Wien\nGültig ab: 20.06.2026 08:00 Uhr\nGültig bis: 21.06.2026 08:00 Uhr\nInhaberin: Anna Berg`
  const month = 'Deutschlandticket\nGültig: 01.07.2026 - 31.07.2026\nName: Anna Berg\nPreis: 58,00 EUR pro Monat'
  expect([day, month].map((text) => read(text, [40]))).toEqual([[], []])
})

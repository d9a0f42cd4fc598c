import { delayNoticeOf } from '@sextant/extraction/bookings/journeys/delay-notices'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** What a page states as a notice: kind, number, day, hours and reference; null if it is none. */
function noticeOn(text: string): (string | undefined)[] | null {
  const { context, candidates } = readCandidates(text)
  const notice = delayNoticeOf(candidates, context)
  if (!notice) return null
  const { kind, number, day, times, reference } = notice
  return [
    kind,
    ...[number, day, times.departure].map(({ mention }) => mention.value),
    times.arrival?.mention.value,
    reference?.mention.value,
  ]
}

test('a notice of a small change has hours that are labelled as new', () =>
  expect(
    noticeOn('We changed your flight BT313 on 5 March 2027.\nBooking reference: K7QX2M\nNew departure time: 15:40'),
  ).toEqual(['flight', '313', '2027-03-05', '15:40', undefined, 'K7QX2M']))

test.each([
  [
    'a delay, and the new hour as a label',
    'Flight BT313 from Riga to Tallinn on 5 March 2027 is delayed. New departure time: 15:40.\nBooking reference: K7QX2M',
  ],
  [
    'a delay until an hour',
    'Flight BT313 from Riga to Tallinn on 5 March 2027 is delayed until 15:40.\nBooking reference: K7QX2M',
  ],
  [
    'an hour instead of another',
    'Your flight BT313 on 5 March 2027 now departs at 15:40 instead of 14:10.\nBooking reference: K7QX2M',
  ],
  [
    'an hour with the former one in brackets',
    'Your flight BT313 on 5 March 2027 is delayed and leaves at 15:40 (originally 14:10).\nBooking reference: K7QX2M',
  ],
  [
    'another gate',
    'The gate of flight BT313 on 5 March 2027 has changed. New gate: B12. Departure: 15:40.\nBooking reference: K7QX2M',
  ],
  ['German', 'Ihr Flug BT313 am 5. März 2027 ist verspätet. Neue Abflugzeit: 15:40 Uhr.\nBuchungscode: K7QX2M'],
  ['Spanish', 'El vuelo BT313 del 5 de marzo de 2027 sale a las 15:40 en lugar de las 14:10.\nLocalizador: K7QX2M'],
  ['Portuguese', 'O voo BT313 de 5 de março de 2027 parte às 15:40 em vez das 14:10.\nCódigo de reserva: K7QX2M'],
  ['Romanian', 'Zborul BT313 din 5 martie 2027 pleacă la ora 15:40 în loc de 14:10.\nCod rezervare: K7QX2M'],
  [
    'Romanian, with the day behind its label',
    'Zborul BT313 din data de 5 martie 2027 va pleca la ora 15:40 în loc de 14:10.\nCod rezervare: K7QX2M',
  ],
  ['Estonian', 'Lend BT313 5. märtsil 2027 väljub kell 15:40 senise 14:10 asemel.\nBroneeringu kood: K7QX2M'],
  ['Norwegian', 'Flyet BT313 5. mars 2027 går kl. 15.40 i stedet for 14.10.\nBestillingsnummer: K7QX2M'],
  ['Hungarian', 'A 2027. március 5-i BT313 járat 14:10 helyett 15:40-kor indul.\nFoglalási kód: K7QX2M'],
  ['Polish', 'Lot BT313 dnia 5 marca 2027 jest opóźniony. Nowa godzina odlotu: 15:40.\nNumer rezerwacji: K7QX2M'],
  ['Russian', 'Рейс BT313 5 марта 2027 г. задерживается до 15:40.\nКод бронирования: K7QX2M'],
  ['Japanese', '2027年3月5日 BT313便は遅延しております。\n新しい出発時刻：15:40（変更前 14:10）\n予約番号：K7QX2M'],
])('a notice states the new hour of the flight that it names: %s', (_, text) =>
  expect(noticeOn(text)).toEqual(['flight', '313', '2027-03-05', '15:40', undefined, 'K7QX2M']),
)

test('a notice of a train has its number as written', () =>
  expect(
    noticeOn('Ihr Zug ICE 578 am 5. März 2027 fährt erst um 15:40 Uhr ab (statt 14:10 Uhr).\nAuftragsnummer: K7QX2M'),
  ).toEqual(['train', 'ICE 578', '2027-03-05', '15:40', undefined, 'K7QX2M']))

test.each([
  [
    'Portuguese',
    'O comboio 123 de Lisboa Oriente para Porto Campanhã no dia 5 de março de 2027 está atrasado. Nova hora de partida: 15:40.\nCódigo de reserva: K7QX2M',
  ],
  ['Danish', 'Toget 123 den 5. marts 2027 er forsinket. Ny afgangstid: 15:40.\nBookingnummer: K7QX2M'],
  ['Romanian', 'Trenul 123 din 5 martie 2027 are întârziere. Noua oră de plecare: 15:40.\nNumăr rezervare: K7QX2M'],
  ['Greek', 'Το τρένο 123 στις 5 Μαρτίου 2027 έχει καθυστέρηση. Νέα ώρα αναχώρησης: 15:40.\nΑριθμός κράτησης: K7QX2M'],
  ['Hungarian', 'A 123-as vonat 2027. március 5-én késik. Új indulási idő: 15:40.\nFoglalási szám: K7QX2M'],
  [
    'Turkish',
    '5 Mart 2027 tarihli 123 numaralı tren gecikmeli. Yeni kalkış saati: 15:40.\nRezervasyon numarası: K7QX2M',
  ],
])('a notice states the number of a train beside the word for it: %s', (_, text) =>
  expect(noticeOn(text)).toEqual(['train', '123', '2027-03-05', '15:40', undefined, 'K7QX2M']),
)

test('a notice can state a new arrival', () =>
  expect(
    noticeOn(
      'BT313 on 5 March 2027 departs at 15:40 instead of 14:10. The new arrival time is 16:35.\nBooking: K7QX2M',
    )?.slice(3, 5),
  ).toEqual(['15:40', '16:35']))

test('a reference that looks like a flight is none', () =>
  expect(
    noticeOn('Flight BT313 on 5 March 2027 is delayed until 15:40.\nBooking reference: BT1017Q')?.slice(1),
  ).toEqual(['313', '2027-03-05', '15:40', undefined, 'BT1017Q']))

test.each([
  ['a flight that is over', 'Flight BT313 on 5 March 2026 was delayed until 15:40.'],
  ['a condition', 'If your flight BT313 on 5 March 2027 at 15:40 is delayed, call us.'],
  ['several flights', 'Flights BT313 and BT315 on 5 March 2027 are delayed until 15:40.'],
  [
    'a place whose name begins with new',
    'LH400 on 5 March 2027\nFrankfurt (FRA) 10:50 - New York (JFK) 13:20\nBooking code: K7QX2M',
  ],
  ['a booking without a change', 'Your flight BT313 on 5 March 2027 departs at 15:40.\nBooking reference: K7QX2M'],
])('no notice: %s', (_, text) => expect(noticeOn(text)).toBeNull())

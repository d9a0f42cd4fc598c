import { changedTimes } from '@sextant/extraction/bookings/times/changed-times'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** What a text changes: the names of the time, and its day and hour. */
const changesOf = (text: string): string[] =>
  changedTimes(readCandidates(text).context).map(({ names, day, time }) =>
    [names[0], day, time].filter(Boolean).join(' '),
  )

test.each([
  ['New return: 12 March 2027, 18:00', 'drop_off 2027-03-12 18:00'],
  ['Neue Rückgabe: 12. März 2027, 18:00 Uhr', 'drop_off 2027-03-12 18:00'],
  ['Votre location a été prolongée jusqu’au 12 mars 2027 à 18h00.', 'end 2027-03-12 18:00'],
  ['Wir haben Ihren Aufenthalt bis zum 12. März 2027 verlängert.', 'end 2027-03-12'],
  ['Nueva fecha de salida: 12 de marzo de 2027', 'check_out 2027-03-12'],
  ['変更後のチェックアウト日：2027年3月12日', 'check_out 2027-03-12'],
  ['返却日時を2027年3月12日 18:00に変更いたしました。', 'drop_off 2027-03-12 18:00'],
  ['Новая дата выезда: 12 марта 2027 г.', 'check_out 2027-03-12'],
  ['The start time has been changed to 10:30.', 'start 10:30'],
  ['New departure time: 10:45', 'departure 10:45'],
  ['The pick-up time of your ride has been changed to 07:15.', 'pick_up 07:15'],
  ['Gerne verlängern wir Ihren Aufenthalt bis zum 12. März 2027.', 'end 2027-03-12'],
  ['Your driver will now pick you up at 07:40.', 'pick_up 07:40'],
  ['Votre chauffeur viendra désormais vous chercher à 7h40.', 'pick_up 07:40'],
  ['Ihr Fahrer holt Sie jetzt um 07:40 Uhr ab.', 'pick_up 07:40'],
  ['Your table has been moved to 20:15.', 'start 20:15'],
  ['Ihre Reservierung wurde auf 20:15 Uhr verschoben.', 'start 20:15'],
  ['Your tour has been rescheduled to 14 March 2027 at 10:00.', 'start 2027-03-14 10:00'],
  ['We have noted your early departure on 11 March 2027.', 'check_out 2027-03-11'],
  ['You will be leaving on 9 March 2027 instead of 11 March 2027.', 'check_out 2027-03-09'],
  ['Uw aankomst is verplaatst van 10 maart naar 11 maart 2027.', 'check_in 2027-03-11'],
  ['Votre départ est désormais prévu le 11 mars 2027 au lieu du 9 mars.', 'check_out 2027-03-11'],
  ['Die Anreise verschiebt sich auf den 11. März 2027.', 'check_in 2027-03-11'],
  ['Your table is now at 20:00.', 'start 20:00'],
])('a new day or hour is read: %s', (text, expected) => expect(changesOf(text)).toEqual([expected]))

test('a table has the new hours beside the old ones', () => {
  const rows = [
    '<th></th><th>Old</th><th>New</th>',
    '<td>Departure</td><td>08:30</td><td>09:15</td>',
    '<td>Arrival</td><td>10:55</td><td>11:40</td>',
  ]
  expect(changesOf(`<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`)).toEqual([
    'departure 09:15',
    'arrival 11:40',
  ])
})

test.each([
  'Return: 12 March 2027, 18:00',
  'New guests check in from 15:00.',
  'Unfortunately your stay could not be extended until 12 March 2027.',
  'Can your stay be extended until 12 March 2027?',
  'New return: 12 March 2027\nNew return: 13 March 2027',
  'Your new invoice is due on 12 March 2027.',
  'Unsere Rezeption ist jetzt um 22 Uhr geschlossen.',
  'Your booking was changed on 2 March 2027.',
  'Ihre Reservierung wurde auf die Kreditkarte am 12. März 2027 gebucht.',
  'Early departure fee: guests leaving on 11 March 2027 pay one night.',
])('nothing is changed: %s', (text) => expect(changesOf(text)).toEqual([]))

test('a day that replaces another one keeps that', () =>
  expect(
    changedTimes(readCandidates('Your arrival has been moved from 3 March 2027 to 4 March 2027.').context),
  ).toEqual([expect.objectContaining({ day: '2027-03-04', former_day: '2027-03-03' })]))

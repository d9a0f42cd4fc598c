import { isMeantTraveler } from '@sextant/domain/segments/named-travelers'
import { expect, test } from 'vitest'

const of = (name: string) => ({ travelers: [name] })
const [ada, grace] = [of('Ada Lovelace'), of('Grace Hopper')]
const meant = (...words: string[]): string[] =>
  [ada, grace].filter((one) => isMeantTraveler(words, one, [ada, grace])).flatMap(({ travelers }) => travelers)

test.each([
  'Ada’s part of booking K7Q2MX has been cancelled',
  'The ticket for Ada in booking K7Q2MX was cancelled',
  'Booking K7Q2MX: the seat of LOVELACE/ADA MRS has been cancelled',
  'Dear Grace, Ada Lovelace has been cancelled from booking K7Q2MX',
  'Die Buchung K7Q2MX für Frau Lovelace wurde storniert',
  'La réservation K7Q2MX de Ada Lovelace a été annulée',
  'Vi har avbokat Ada Lovelaces resa',
  'Olemme peruuttaneet Ada Lovelacen matkan varauksesta K7Q2MX',
  'Die Fahrkarte von Ada Lovelace aus dem Auftrag K7Q2MX wurde storniert',
  'Storniert wurde die Fahrkarte von Ada Lovelace aus dem Auftrag K7Q2MX',
  'Wir haben die Buchung K7Q2MX von Ada Lovelace storniert',
  'A reserva K7Q2MX da Ada Lovelace foi cancelada',
  'Foi cancelada a reserva K7Q2MX da Ada Lovelace',
  'Biljetten av Ada Lovelace i bokning K7Q2MX har avbokats',
])('one traveler is meant: %s', (words) => {
  expect(meant(words)).toEqual(['Ada Lovelace'])
})

test.each([
  'Your booking K7Q2MX has been cancelled',
  'Dear Grace Hopper, your booking K7Q2MX has been cancelled',
  'Sehr geehrte Frau Lovelace, Ihre Buchung K7Q2MX wurde storniert',
  'Booking K7Q2MX has been cancelled by Ada Lovelace',
  'Ada Lovelace cancelled booking K7Q2MX',
  'Die Buchung K7Q2MX wurde von Ada Lovelace storniert',
  'La prenotazione K7Q2MX è stata annullata da Ada Lovelace',
  'La réservation K7Q2MX a été annulée par Ada Lovelace',
  'Bokning K7Q2MX avbokades av Ada Lovelace',
  'Booking K7Q2MX of Ada Lovelace and Grace Hopper has been cancelled',
])('everybody is meant: %s', (words) => {
  expect(meant(words)).toEqual(['Ada Lovelace', 'Grace Hopper'])
})

test('a name that two travelers have does not tell them apart', () => {
  const [anna, anne] = [of('Anna Berg'), of('Anne Berg')]
  const words = ['The seat for Berg in booking K7Q2MX has been cancelled']
  expect([anna, anne].map((one) => isMeantTraveler(words, one, [anna, anne]))).toEqual([true, true])
})

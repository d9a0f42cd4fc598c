import { isNoName } from '@sextant/extraction/bookings/travelers/not-a-name'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** Whether a text of a page is taken for no name. */
function isNone(text: string, value: string): boolean {
  const { context } = readCandidates(text)
  const line = context.read.page.lines.findIndex((one) => one.text.includes(value))
  const start = context.read.page.lines[line]?.text.indexOf(value) ?? -1
  const mention = { type: 'text', line, start, end: start + value.length, value, form: '', detail: '' } as const
  return isNoName(mention, context)
}

test.each([
  ['Kind regards\nAurora Tours\nAurora Tours AB, Main Street 1', 'Aurora Tours', true],
  ['Bus line 540260\nSever Libor, a.s.', 'Sever Libor', true],
  ['Prénom, Nom, Titre n°', 'Titre n', true],
  ['Nom associé : HOPPER', 'associé : HOPPER', true],
  ['Habari Achieng,', 'Habari Achieng', true],
  ['Habari Achieng Otieno,', 'Habari Achieng Otieno', false],
  ['1. Wietske Holt (volwassene, Dal Voordeel)', 'Dal Voordeel', true],
  ['Anna Holt (Peter, Mia Holt)', 'Mia Holt', false],
  ['Kind regards\nAurora Lind\nAurora Lind, Absberg', 'Aurora Lind', false],
  ['Platí / Valid    18.09.2026', 'Platí / Valid', true],
  ['Vessel:    MV Loch Nevis', 'MV Loch Nevis', true],
  ['Ticket type    Saver Return', 'Saver Return', true],
  ['Bike    Cannon Topstone', 'Cannon Topstone', true],
  ['Passenger:    Nevis Loch', 'Nevis Loch', false],
  ['Vehicle    Anna Nowak', 'Anna Nowak', false],
  ['Sec ORCH, Row K, Seat 14', 'Sec ORCH', true],
  ['Anna Nowak, Row K, Seat 14', 'Anna Nowak', false],
  ['Waterfront, Nils Ericson plan 4, Stockholm', 'Nils Ericson', true],
  ['Passagerare, Nils Ericson plats 4', 'Nils Ericson', false],
  ['Estimated price\nEUR 38', 'Estimated price', true],
  ['Anna Price\nEUR 38', 'Anna Price', false],
])('%j has a name in %j: not %j', (text, value, expected) => expect(isNone(text, value)).toBe(expected))

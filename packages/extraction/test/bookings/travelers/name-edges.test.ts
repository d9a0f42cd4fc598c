import { withoutEdges, withoutOwnTimes, withoutOwnWeekday } from '@sextant/extraction/bookings/travelers/name-edges'
import { folded } from '@sextant/extraction/kit/fold'
import { calendarNames } from '@sextant/extraction/languages/calendar'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'
import { candidateAt, draftOf } from '../drafts'

test.each([
  ['08:30 ч. Варна, автогара', 'ч. Варна, автогара', 'Варна, автогара', 'резервация заминаване пристигане'],
  ['Transfer da estação de Tomar', 'da estação de Tomar', 'estação de Tomar', 'reserva confirmada partida chegada'],
  ['10:15 น. จาก สถานีลำปาง', 'น. จาก สถานีลำปาง', 'สถานีลำปาง', 'การจอง เช็คอิน วันที่'],
  ['快車 15號 台東 09:10', '號 台東', '台東', '訂位 出發 抵達'],
  ["saat 14:05'te Konya Garı", 'te Konya Garı', 'Konya Garı', 'rezervasyon kalkış varış'],
  ['Esbjerg Stadion ca. 21.10', 'Esbjerg Stadion ca', 'Esbjerg Stadion', 'bestilling afgang ankomst'],
  ['Randers St. 14:10', 'Randers St', 'Randers St.', 'bestilling afgang ankomst'],
  ['Одеса-Пас. 06:10', 'Одеса-Пас', 'Одеса-Пас.', 'квиток відправлення прибуття'],
  ['Tábor hl. n. 14:10', 'Tábor hl. n', 'Tábor hl. n.', 'rezervace odjezd příjezd'],
  ['Kladno,,aut.nádr. 14:10', 'Kladno,,aut.nádr', 'Kladno,,aut.nádr.', 'rezervace odjezd příjezd'],
  ['Leeds. We look forward', 'Leeds', 'Leeds', 'booking confirmation'],
  ['To Kill a Mockingbird', 'To Kill a Mockingbird', 'To Kill a Mockingbird', 'booking confirmation'],
  ['Hotel 12 am See', 'am See', 'am See', 'Buchung Anreise Abreise'],
])('in "%s", the name %s is %s', (text, name, expected, phrase) => {
  const start = text.indexOf(name)
  const mention = { type: 'text' as const, line: 0, start, end: start + name.length, value: name, form: '', detail: '' }
  const tags = tagsOf(folded(text), languagesOf([folded(phrase), folded(text)]))
  const { value, ...found } = withoutEdges(mention, text, tags)
  expect(value).toBe(expected)
  expect(text.slice(found.start, found.end)).toBe(expected)
})

test.each([
  ['train', 'Leeds 0615', 'Leeds'],
  ['train', 'Derby 0828', 'Derby'],
  ['train', 'Leeds 0700', 'Leeds 0700'],
  ['event', '0615-0828 Harbour tour', 'Harbour tour'],
  ['restaurant', 'Bistro 0615', 'Bistro 0615'],
] as const)('the cleaning of names strips the times of a %s from %s', (kind, name, expected) => {
  const draft = draftOf(kind, { slots: { startTime: '06:15' } })
  const booking = { kind, start: '2027-03-09T06:15', end: '2027-03-09T08:28', draft, probability: 0.9 }
  expect(withoutOwnTimes(candidateAt('text', name).mention, booking).value).toBe(expected)
})

test.each([
  ['boat', 'Käringön tis', 'Käringön'],
  ['boat', 'Tis. Käringön', 'Käringön'],
  ['boat', 'tisdag, Käringön', 'Käringön'],
  // Of another day than the journey.
  ['boat', 'Käringön ons', 'Käringön ons'],
  ['boat', 'tis', 'tis'],
  ['event', 'Jazz på tisdag', 'Jazz på tisdag'],
] as const)('the cleaning of names strips the day of the week of a %s from %s', (kind, name, expected) => {
  const booking = { kind, start: '2027-03-09T06:15', end: null, draft: draftOf(kind, { slots: {} }), probability: 0.9 }
  const { weekdays } = calendarNames(['sv'])
  expect(withoutOwnWeekday(candidateAt('text', name).mention, booking, weekdays).value).toBe(expected)
})

import { barePlace, withBarePlaces, withBranch, withRestOfName } from '@sextant/extraction/bookings/places/bare-place'
import { folded } from '@sextant/extraction/kit/fold'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'
import { candidateAt, draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

const mentionOf = (value: string) => ({
  type: 'text' as const,
  line: 0,
  start: 0,
  end: value.length,
  value,
  form: 'line',
  detail: '',
})

test.each([
  ['Ξενοδοχείο Hotel Linden', 'Hotel Linden', 'κράτηση άφιξη αναχώρηση'],
  ['โรงแรม Linden Singapore', 'Linden Singapore', 'การจอง เช็คอิน เช็คเอาท์'],
  ['فندق Linden Resort & Spa', 'Linden Resort & Spa', 'رقم الحجز تسجيل الوصول'],
  ['HOTEL Hotel Linden', 'Hotel Linden', 'booking confirmation'],
  ['酒 店 全季酒店', '全季酒店', '预订 入住 离店'],
  ['HOTEL Sunrise Bay', 'Sunrise Bay', 'booking confirmation'],
  ['HOTEL SUNRISE BAY', 'HOTEL SUNRISE BAY', 'booking confirmation'],
  ['Ξενοδοχείο Λίντεν', 'Ξενοδοχείο Λίντεν', 'κράτηση άφιξη αναχώρηση'],
  ['Hotel Pension Linden', 'Hotel Pension Linden', 'booking confirmation'],
  ['Lodging Hotel Linden', 'Hotel Linden', 'booking confirmation'],
  ['Lodging Linden', 'Lodging Linden', 'booking confirmation'],
  ['Hotel', 'Hotel', 'booking confirmation'],
  ['Анулирана Хотел Премиер', 'Хотел Премиер', 'резервация настаняване напускане'],
  ['CONFIRMED Linden Park Suites', 'Linden Park Suites', 'booking confirmation'],
  ['INCHANGÉ Villas du Lac', 'Villas du Lac', 'réservation arrivée départ'],
  ['Active Hotel Linden', 'Active Hotel Linden', 'booking confirmation'],
  ['Cancelled Hotel Linden', 'Hotel Linden', 'booking confirmation'],
])('the cleaning of places finds the bare name of a place: %s', (name, expected, phrase) => {
  const tags = tagsOf(folded(name), languagesOf([folded(phrase), folded(name)]))
  expect(barePlace(mentionOf(name), name, tags).value).toBe(expected)
})

test('the cleaning of places leaves a name in two cells as it is', () =>
  expect(barePlace({ ...mentionOf('HOTEL Hotel Linden'), end: 5 }, 'HOTEL', []).value).toBe('HOTEL Hotel Linden'))

test.each([
  ['锦江酒店', '锦江酒店（宽窄巷子店）', '锦江酒店（宽窄巷子店）'],
  ['長榮酒店', '長榮酒店(台中) 已確認', '長榮酒店(台中)'],
  ['锦江酒店', '锦江酒店（2晚）', '锦江酒店'],
  ['锦江酒店', '锦江酒店（三间房）', '锦江酒店'],
  ['ホテル花月', 'ホテル花月(恩納村)', 'ホテル花月'],
  ['Rīga', 'Rīga (autoosta)', 'Rīga'],
])('the cleaning of places adds the branch behind %s in "%s"', (name, text, expected) =>
  expect(withBranch(mentionOf(name), text).value).toBe(expected),
)

test.each([
  ['Hotel Bel', 'Hotel Bel Soggiorno', 'Hotel Bel Soggiorno'],
  ['Hôtel Castel', "Hôtel Castel d'Orcino, du 8 au 12 juin", "Hôtel Castel d'Orcino"],
  ['Hotel Linden', 'Hotel Linden in Berlin, two nights', 'Hotel Linden'],
  ['Hotel Linden', 'Hotel Linden Check-in', 'Hotel Linden'],
  ['Hotel Linden', 'Hotel Linden Monday, 6 July 2026', 'Hotel Linden'],
  ['Hotel Linden', 'Hotel Linden - Berlin', 'Hotel Linden'],
])('the name %s in "%s" is %s', (name, text, expected) => {
  const { context } = readCandidates(text)
  const beside = { mentions: context.read.mentions, tags: context.read.tags[0] ?? [] }
  expect(withRestOfName(mentionOf(name), text, beside).value).toBe(expected)
})

test('a word for a kind of house is not its name', () => {
  const { context } = readCandidates('chez Brasserie\n\nBrasserie du Canal')
  const draft = draftOf('restaurant', { slots: { startTime: '20:00', place: 'Brasserie' }, line: 0 })
  const placeAmong = (probability: number): string | undefined => {
    const ranked = { place: [{ candidate: candidateAt('text', 'Brasserie du Canal', 1), probability }] }
    const booking = {
      kind: draft.kind,
      start: '2027-05-07T20:00',
      end: null,
      draft: { ...draft, ranked },
      probability: 1,
    }
    return withBarePlaces(booking, context).draft.slots.place?.mention.value
  }
  expect(placeAmong(0.3)).toBe('Brasserie du Canal')
  expect(placeAmong(0.01)).toBe('Brasserie')
})

test('a collection of hotels is not the name of one', () => {
  const { context } = readCandidates('Curio Collection\n\nThe Linden, Curio Collection')
  const draft = draftOf('lodging', { slots: { startDate: '2027-05-07', place: 'Curio Collection' }, line: 0 })
  const whole = candidateAt('text', 'The Linden, Curio Collection', 1)
  const ranked = { place: [{ candidate: whole, probability: 0.05 }] }
  const booking = { kind: draft.kind, start: '2027-05-07', end: null, draft: { ...draft, ranked }, probability: 1 }
  expect(withBarePlaces(booking, context).draft.slots.place?.mention.value).toBe('The Linden, Curio Collection')
})

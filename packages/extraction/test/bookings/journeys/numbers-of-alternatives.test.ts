import { withNamedTrains } from '@sextant/extraction/bookings/journeys/named-trains'
import { withoutAlternatives } from '@sextant/extraction/bookings/journeys/numbers-of-alternatives'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** A train at 07:07 with a number of the page. */
function trainOn(text: string, value: string) {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'train', start: '07:07', travelers: [] }])
  const number = assembled.candidates.find(({ mention }) => mention.type === 'number' && mention.value === value)
  if (!number) throw new Error(`The page has no number ${value}.`)
  const numbered = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots: { number } } }))
  return { numbered, assembled }
}

/** The number of a train at 07:07 that took one of the page. */
function numberOn(text: string, value: string): string | undefined {
  const { numbered, assembled } = trainOn(text, value)
  return withoutAlternatives(numbered, assembled)[0]?.draft.slots.number?.mention.value
}

test('a train does not have the number of the alternative that is proposed below it', () => {
  const page = 'IC 974 does not run.\nYour journey\nBern 07:07\nNext connection: IC 1063, Bern 07:36'
  expect(numberOn(page, 'IC 1063')).toBe('IC 974')
  expect(numberOn(page.replace('IC 974', 'It'), 'IC 1063')).toBe('IC 1063')
  expect(numberOn(page.replace('07:36', '07:07'), 'IC 1063')).toBe('IC 1063')
})

test('a Japanese train is called by its name and number', () => {
  const { numbered, assembled } = trainOn('Nozomi 225\nTokyo 07:07', '225')
  const [train] = withNamedTrains(numbered, assembled.candidates)
  expect(train?.draft.slots.number?.mention.value).toBe('Nozomi 225')
})

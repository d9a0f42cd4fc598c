import { withoutPlaces } from '@sextant/extraction/bookings/travelers/without-places'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

test('a stop with a word in front of it is no traveler', () => {
  const { bookings, assembled } = bookingsOn('Lukas Hofbauer\nVON Wien Hbf\n08:30\nWien Hbf', [
    { kind: 'train', start: '08:30', from: 'Wien Hbf', travelers: ['Lukas Hofbauer'] },
  ])
  const stop = assembled.candidates.find(({ mention }) => mention.value === 'VON Wien Hbf')
  const read = bookings.map((one) => ({
    ...one,
    draft: { ...one.draft, travelers: [...one.draft.travelers, ...(stop ? [stop] : [])] },
  }))
  expect(read[0]?.draft.travelers).toHaveLength(2)
  expect(withoutPlaces(read)[0]?.draft.travelers.map(({ mention }) => mention.value)).toEqual(['Lukas Hofbauer'])
})

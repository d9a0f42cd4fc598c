import { expect, test } from 'vitest'
import { quotesOfField } from '../../src/emails/message/highlight'
import { aStay } from '../kit/records'

test('a field of a segment has the place of the reservation’s field that it comes from', () => {
  expect(quotesOfField([aStay], 'start.place.locality')).toEqual(['Berlin'])
  expect(quotesOfField([aStay], 'start_locality')).toEqual(['Berlin'])
  expect(quotesOfField([aStay], 'room_type')).toEqual([])
  expect(quotesOfField([aStay])).toEqual([])
})

import { expect, test } from 'vitest'
import { partOfField, quotesOfField } from '../../src/emails/message/highlight'
import { aStay } from '../kit/records'

test('a field of a segment has the place of the reservation’s field that it comes from', () => {
  expect(quotesOfField([aStay], 'start.place.locality')).toEqual(['Berlin'])
  expect(quotesOfField([aStay], 'start_locality')).toEqual(['Berlin'])
  expect(quotesOfField([aStay], 'room_type')).toEqual([])
  expect(quotesOfField([aStay])).toEqual([])
})

test('a field names the part of the email that it was read from', () => {
  expect(partOfField([aStay], 'price')).toBe('2')
  expect(partOfField([aStay], 'start_locality')).toBe('1')
  expect(partOfField([aStay], 'room_type')).toBeUndefined()
})

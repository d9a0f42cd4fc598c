import { classOf } from '@sextant/extraction/senders/class-of'
import { senderOf } from '@sextant/extraction/senders/source-of'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

test.each([
  ['noreply@united.com', 'united', 'supplier'],
  ['x@deep.sub.expediamail.com', 'expedia', 'ota'],
  ['itinerary@amexgbt.com', 'amexgbt', 'tmc'],
])('%s', (address, id, type) => expect(senderOf(address, definitions)).toMatchObject({ id, type }))

test('a look-alike domain is nobody', () => {
  expect(senderOf('a@notunited.com', definitions)).toBeNull()
  expect(senderOf('united.com@evil.example', definitions)).toBeNull()
  expect(senderOf('', definitions)).toBeNull()
})

test('a mail in which nothing was found has no class', () => expect(classOf('Your booking', [])).toBe('other'))

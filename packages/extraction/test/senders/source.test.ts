import { classOf } from '@sextant/extraction/senders/class-of'
import { senderOf } from '@sextant/extraction/senders/source-of'
import { expect, test } from 'vitest'

test.each([
  ['noreply@united.com', 'united', 'supplier'],
  ['x@deep.sub.expediamail.com', 'expedia', 'ota'],
  ['itinerary@amexgbt.com', 'amexgbt', 'tmc'],
])('%s', (address, id, type) => expect(senderOf(address)).toMatchObject({ id, type }))

test('a look-alike domain is nobody', () => {
  expect(senderOf('a@notunited.com')).toBeNull()
  expect(senderOf('united.com@evil.example')).toBeNull()
  expect(senderOf('')).toBeNull()
})

test('a mail in which nothing was found has no class', () => expect(classOf('Your booking', [])).toBe('other'))

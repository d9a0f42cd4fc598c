import { decodeWords } from '@sextant/extraction/message/encoded-words'
import { expect, test } from 'vitest'

test('a character that is cut in two is put together', () => {
  expect(decodeWords('=?utf-8?q?K=C3?= =?utf-8?q?=B6ln?=')).toBe('Köln')
})

test('words of ISO-2022-JP stand for themselves', () => {
  expect(decodeWords('=?iso-2022-jp?b?GyRCTT1McxsoQg==?=\n =?iso-2022-jp?b?GyRCRExDThsoQg==?=')).toBe('予約通知')
})

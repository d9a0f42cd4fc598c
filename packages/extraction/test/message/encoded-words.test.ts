import { decodeWords } from '@sextant/extraction/message/encoded-words'
import { expect, test } from 'vitest'

test('the decoder of header words joins a character that is split across two encoded words', () => {
  expect(decodeWords('=?utf-8?q?K=C3?= =?utf-8?q?=B6ln?=')).toBe('Köln')
})

test('the decoder of header words decodes each ISO-2022-JP word by itself', () => {
  expect(decodeWords('=?iso-2022-jp?b?GyRCTT1McxsoQg==?=\n =?iso-2022-jp?b?GyRCRExDThsoQg==?=')).toBe('予約通知')
})

import { decodePage, decodeText } from '@sextant/bytes/charset'
import { expect, test } from 'vitest'

/** Cyrillic letters in windows-1251. */
const cyrillic = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text, (char) => char.charCodeAt(0) - (char >= 'А' && char <= 'я' ? 0x350 : 0)))

/** Western European letters in windows-1252. */
const western = (text: string): Uint8Array => Uint8Array.from(Array.from(text, (char) => char.charCodeAt(0)))

const letter = 'Уважаемый гость, ваше бронирование номера подтверждено. Заезд после обеда, выезд до полудня.'
const japanese = Uint8Array.from(Buffer.from('1b24424d3d4c7348563966244f1b284232303234', 'hex'))

test('text without a charset is read by what its words look like', () => {
  expect(decodeText(cyrillic(letter), null)).toBe(letter)
  expect(decodeText(cyrillic(letter), 'unknown-8bit')).toBe(letter)
})

test('a few words beyond ASCII are Western', () => {
  expect(decodeText(western('Café für zwei'), null)).toBe('Café für zwei')
})

test('escape sequences of ISO-2022-JP count before UTF-8', () => {
  expect(decodeText(japanese, null)).toBe('予約番号は2024')
})

test('bytes without meaning are read as text of some charset', () => {
  const noise = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)
  expect(decodeText(noise, null).length).toBeGreaterThan(0)
})

test('a page names its charset where its carrier does not', () => {
  const page = (charset: string): Uint8Array =>
    cyrillic(`<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head>Заезд`)
  expect(decodePage(page('windows-1251'), null)).toContain('Заезд')
  expect(decodePage(page('windows-1251'), 'us-ascii')).toContain('Заезд')
  expect(decodePage(page('koi8-r'), 'windows-1251')).toContain('Заезд')
})

test('a page that names UTF-8 and is not is guessed', () => {
  expect(decodePage(western('<meta charset="utf-8">Café'), null)).toContain('Café')
})

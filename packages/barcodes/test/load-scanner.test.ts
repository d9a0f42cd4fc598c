import { loadScanner } from '@sextant/barcodes/load-scanner'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCode } from './draw-code'

const formats = ['Aztec', 'DataMatrix', 'PDF417', 'QRCode'] as const
const pass = 'M1OKAFOR/CHIDI MR     EW3RT9K LHRDUBEI 0153 092Y022F0044 100'
const scanner = await loadScanner()
const textsIn = (picture: Bitmap): string[] => scanner.scan(picture).map((bytes) => new TextDecoder().decode(bytes))

/** Returns a picture with another one pasted onto it. */
function pasted(under: Bitmap, over: Bitmap, left: number, top: number): Bitmap {
  const grey = Uint8ClampedArray.from(under.grey)
  for (let y = 0; y < over.height; y++)
    grey.set(over.grey.subarray(y * over.width, (y + 1) * over.width), (top + y) * under.width + left)
  return { ...under, grey }
}
const blank = (width: number, height: number): Bitmap => ({
  width,
  height,
  grey: new Uint8ClampedArray(width * height).fill(255),
})
const quarterTurn = ({ width, height, grey }: Bitmap): Bitmap => ({
  width: height,
  height: width,
  grey: Uint8ClampedArray.from(
    grey,
    (_, at) => grey[(height - 1 - (at % height)) * width + Math.floor(at / height)] ?? 0,
  ),
})

test.each(formats)('the scanner reads %s codes alone and within a page', async (format) => {
  const code = await drawCode(format, pass)
  expect(textsIn(code)).toEqual([pass])
  expect(textsIn(pasted(blank(code.width + 400, code.height + 300), code, 250, 60))).toEqual([pass])
})

test.each(['Aztec', 'PDF417', 'QRCode'] as const)(
  'the scanner reads %s codes rotated by 90 degrees',
  async (format) => {
    expect(textsIn(quarterTurn(await drawCode(format, pass)))).toEqual([pass])
  },
)

test.each(['Aztec', 'DataMatrix', 'QRCode'] as const)('the scanner reads light-on-dark %s codes', async (format) => {
  const code = await drawCode(format, pass)
  expect(textsIn({ ...code, grey: code.grey.map((value) => 255 - value) })).toEqual([pass])
})

test.each(formats)('the scanner returns the payload of %s codes for any bytes', async (format) => {
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const words = new TextEncoder().encode('Žilina, 台北: text that may be taken for another charset')
  for (const payload of [every, words]) expect(scanner.scan(await drawCode(format, payload))).toEqual([payload])
})

test('the scanner reads all codes of a picture', async () => {
  const [first, second] = await Promise.all([drawCode('QRCode', pass), drawCode('Aztec', pass.toLowerCase())])
  const page = pasted(blank(500, 300), first, 10, 10)
  expect(textsIn(pasted(page, second, 300, 10)).toSorted()).toEqual([pass, pass.toLowerCase()])
})

test('the scanner finds nothing in pictures without codes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.uint8Array({ minLength: 90, maxLength: 4000 }), (width, noise) => {
      const height = Math.floor(noise.length / width)
      expect(scanner.scan({ width, height, grey: Uint8ClampedArray.from(noise.subarray(0, width * height)) })).toEqual(
        [],
      )
    }),
    { numRuns: 50 },
  )
})

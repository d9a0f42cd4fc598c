import { loadScanner } from '@sextant/barcodes/load-scanner'
import { extract } from '@sextant/extraction/extract'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { drawCode } from '../../../barcodes/test/draw-code'
import { writeWebp } from '../../../barcodes/test/write-webp'

const code = 'M1OKAFOR/CHIDI MR     EW3RT9K LHRDUBEI 0153 092Y022F0044 100'
const flight = { kind: 'flight', confirmation_no: 'W3RT9K', number: '153' }
const scanner = await loadScanner()
const read = (bytes: Uint8Array, name: string) =>
  extract({ definitions: [], scanner, bytes, name, contextDate: '2026-03-25' }).extraction

test('the picture reader reads codes of WebP pictures, attached or within a page', async () => {
  const picture = await writeWebp(await drawCode('Aztec', code), false)
  expect(read(picture, 'code.webp').reservations).toMatchObject([flight])
  const page = `<p>Your pass</p><img src="data:image/webp;base64,${Buffer.from(picture).toString('base64')}">`
  expect(read(strToU8(page), 'page.html').reservations).toMatchObject([flight])
  expect(read(picture.slice(0, 60), 'code.webp')).toMatchObject({ reservations: [], diagnostics: [] })
})

test('the picture reader reports a picture in an unsupported format', () => {
  const heic = strToU8('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000', true)
  expect(read(heic, 'code.heic').diagnostics).toMatchObject([{ level: 'warning', code: 'picture-unsupported' }])
})

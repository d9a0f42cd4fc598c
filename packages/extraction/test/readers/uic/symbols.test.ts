import type { Bitmap } from '@sextant/bytes/image/bitmap'
import { extract } from '@sextant/extraction/extract'
import { scanBarcodes } from '@sextant/extraction/readers/barcode/scan-barcode'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { bytesOfScan } from '@sextant/ticket-codes/kit/code'
import zxing from '@zxing/library/umd/index.min.js'
import { expect, test } from 'vitest'
import { head, layout, ticket } from '../../../../ticket-codes/test/uic/write-ticket'
import { renfeCommon, renfeOlder } from '../../../../ticket-codes/test/write-codes'
import { pngOf } from '../../documents/make-pictures'

/** A matrix as a picture, three pixels a module, with white around it. */
function picture(matrix: { get(x: number, y: number): number | boolean; getWidth(): number }): Bitmap {
  const modules = matrix.getWidth() + 8
  const side = modules * 3
  const bitmap: Bitmap = { width: side, height: side, grey: new Uint8ClampedArray(side * side).fill(255) }
  for (let at = 0; at < bitmap.grey.length; at++) {
    const [x, y] = [Math.floor((at % side) / 3) - 4, Math.floor(at / side / 3) - 4]
    const inside = x >= 0 && y >= 0 && x < modules - 8 && y < modules - 8
    if (inside && Number(matrix.get(x, y)) === 1) bitmap.grey[at] = 0
  }
  return bitmap
}

test('a code comes whole through its barcode, whatever bytes it has', () => {
  const every = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join('')
  const words = 'Žilina, 台北: text that may be taken for another charset'
  for (const code of [
    ticket([head('1181', '7239841655', '010920261010'), layout([[6, 13, 'WIEN HBF']])]),
    every,
    words,
  ]) {
    // the library's encoder of QR codes writes UTF-8
    const bytes = new TextEncoder().encode(code)
    const level = zxing.QRCodeDecoderErrorCorrectionLevel.L
    const qr = zxing.QRCodeEncoder.encode(code, level, new Map()).getMatrix()
    const aztec = zxing.AztecEncoder.encodeBytes(bytes).getMatrix()
    for (const symbol of [aztec, qr]) expect(scanBarcodes(picture(symbol)).map(bytesOfScan)).toEqual([bytes])
  }
})

test.each([renfeOlder, renfeCommon])('a Data Matrix code in a picture is read: %s', (code) => {
  const symbol = new zxing.DataMatrixWriter().encode(code, zxing.BarcodeFormat.DATA_MATRIX, 0, 0, new Map())
  const bytes = pngOf(picture(symbol))
  const { reservations } = extract({ definitions, bytes, name: 'ticket.png', contextDate: '2026-08-01' }).extraction
  expect(reservations).toMatchObject([{ kind: 'train', confirmation_no: 'K7QX2M' }])
})

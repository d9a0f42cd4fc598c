import { loadScanner } from '@sextant/barcodes/load-scanner'
import { bytesOf } from '@sextant/bytes/chars'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { drawCode } from '../../../../barcodes/test/draw-code'
import { head, layout, ticket } from '../../../../ticket-codes/test/uic/write-ticket'
import { renfeCommon, renfeOlder } from '../../../../ticket-codes/test/write-codes'
import { pngOf } from '../../documents/make-pictures'

const scanner = await loadScanner()

test('a barcode keeps all bytes of a rail ticket', async () => {
  const code = ticket([
    head('1181', '7239841655', '010920261010'),
    layout([
      [6, 1, '14.09'],
      [6, 7, '08:25'],
      [6, 13, 'WIEN HBF'],
      [6, 34, 'PRAHA HL.N.'],
    ]),
  ])
  for (const format of ['Aztec', 'QRCode'] as const) {
    const bytes = pngOf(await drawCode(format, bytesOf(code)))
    const { extraction } = extract({ definitions, scanner, bytes, name: 'ticket.png', contextDate: '2026-08-01' })
    expect(extraction.reservations).toMatchObject([{ kind: 'train', ticket_token: code }])
  }
})

test.each([renfeOlder, renfeCommon])(
  'the reader of rail tickets reads a Data Matrix code in a picture: %s',
  async (code) => {
    const bytes = pngOf(await drawCode('DataMatrix', code))
    const { extraction } = extract({ definitions, scanner, bytes, name: 'ticket.png', contextDate: '2026-08-01' })
    expect(extraction.reservations).toMatchObject([{ kind: 'train', confirmation_no: 'K7QX2M' }])
  },
)

import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

const ticket =
  'PNR:4471209913,TRAIN:12951,DOJ:14-05-2026,TIME:17:00,3A,MMCT TO NDLS,ANIKA SHARMA+1,B4 33,B4 36,FARE:4210'

test.each([
  ['text', `Your ticket: ${ticket}`],
  ['html', `<p>Dear customer,</p><p>${ticket}</p>`],
])('a ticket of Indian Railways is read from a message of type %s', (type, text) => {
  const mail = `From: x@example.com\nSubject: Ticket\nContent-Type: text/${type}\n\n${text}\n`
  const bytes = new TextEncoder().encode(mail)
  const { reservations } = extract({ definitions, bytes, name: 'x.eml', contextDate: '2026-05-02' }).extraction
  expect(reservations).toMatchObject([
    {
      kind: 'train',
      number: '12951',
      confirmation_no: '4471209913',
      travelers: [{ name: 'ANIKA SHARMA' }],
      start: { place: { name: 'MMCT' }, time: { local: '2026-05-14T17:00:00' } },
      end: { place: { name: 'NDLS' } },
    },
  ])
})

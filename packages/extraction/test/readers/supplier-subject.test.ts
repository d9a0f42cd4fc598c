import type { Definition } from '@sextant/extraction/readers/supplier/definition'
import { readLayout } from '@sextant/extraction/readers/supplier/read-layout'
import { label } from '@sextant/extraction/readers/supplier/rules'
import { expect, test } from 'vitest'

const inn: Definition = {
  id: 'inn',
  name: 'The Inn',
  type: 'supplier',
  senders: ['inn.example'],
  provenance: [],
  layouts: [
    {
      class: 'booking',
      when: [/Arrival/],
      subject: /Booking (?<reference>\w+) for (?<name>.+)/,
      items: [
        {
          kind: 'lodging',
          read: { reference: label('Number'), start: label('Arrival'), end: label('Departure') },
        },
      ],
    },
  ],
}

const readInn = (subject: string, text: string) => {
  const words = { part: '1', kind: 'text' as const, text, title: '' }
  return inn.layouts.flatMap((layout) => readLayout(inn, layout, words, { subject, contextDate: '2026-05-01' }))
}

test('a supplier’s definition reads fields from the subject, with evidence', () => {
  const [stay] = readInn('Booking A1234 for The Inn at Bath', 'Arrival: 3 June 2026\nDeparture: 5 June 2026')
  expect(stay).toMatchObject({ confirmation_no: 'A1234', name: 'The Inn at Bath' })
  expect(stay?.evidence['confirmation_no']).toEqual({
    reader: 'inn',
    part: '1',
    path: 'subject',
    text: 'A1234',
  })
})

test('a supplier’s definition prefers the text to the subject', () => {
  const [stay] = readInn('Booking A1234 for The Inn', 'Number: B5678\nArrival: 3 June 2026\nDeparture: 5 June 2026')
  expect(stay?.confirmation_no).toBe('B5678')
})

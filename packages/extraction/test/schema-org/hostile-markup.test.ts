import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'

const reservation = 'itemprop="reservationFor" itemscope itemtype="http://schema.org/FlightReservation"'
const items = Array.from(
  { length: 300 },
  (_, at) => `<p id="f${at}" ${reservation} itemref="f${at - 1} f${at + 1}"></p>`,
)
const script = (json: string): string => `<script type="application/ld+json">${json}</script>`

test.each([
  ['a part of itself', script('{"@id":"a","x":1,"@type":"X","subReservation":{"@id":"a"}}')],
  [
    'its own traveler',
    script('{"@type":"FlightReservation","@id":"r","x":1,"underName":{"@id":"r"},"reservationFor":{"@id":"r"}}'),
  ],
  [
    'no objects',
    script(
      '{"@type":["FlightReservation"],"reservationFor":null,"underName":[null,[],{},5],"totalPrice":{"price":null}}',
    ),
  ],
  ['deep', script(`{"@type":"FlightReservation","reservationFor":${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}}`)],
  ['items that refer to each other', `<div itemscope itemtype="x/A" itemref="f0">${items.join('')}</div>`],
  [
    'an item that refers to itself',
    `<div id="a" itemscope itemtype="http://schema.org/Hotel" itemprop="x" itemref="a a"></div>`,
  ],
])('markup that is %s ends, without a booking', (_, html) => {
  const bytes = new TextEncoder().encode(html)
  const read = () => extract({ definitions, bytes, name: 'x.html', contextDate: '2026-01-01' }).extraction
  expect(cpuTime(() => expect(read().reservations).toEqual([]))).toBeLessThan(5000)
})

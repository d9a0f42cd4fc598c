import { extract } from '@sextant/extraction/extract'
import { expect, test } from 'vitest'

const read = (text: string, name: string) =>
  extract({ definitions: [], bytes: new TextEncoder().encode(text), name, contextDate: '2026-01-01' }).extraction
    .reservations

test('an event that a page offers is no booking, one in a file of its own may be', () => {
  const event = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: 'Jazz on Tuesday',
    startDate: '2026-03-10T20:00',
    offers: { '@type': 'Offer', price: '18', priceCurrency: 'EUR' },
  })
  expect(read(`<script type="application/ld+json">${event}</script>`, 'x.html')).toEqual([])
  expect(read(event, 'x.json')).toMatchObject([{ kind: 'event', name: 'Jazz on Tuesday' }])
})

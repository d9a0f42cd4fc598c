import type { Place } from '@sextant/contract/emails/reservation'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Ends } from '../../src/trips/ends'
import { aSegment } from './a-segment'

const paris: Place = {
  name: 'Hôtel Lutetia',
  address: '45 Boulevard Raspail',
  postal_code: '75006',
  locality: 'Paris',
  country_code: 'FR',
  time_zone_id: 'Europe/Paris',
  phone: '+33 1 49 54 46 46',
}
const evening = { place: paris, time: { local: '2026-03-12T19:30:00' } }
const nowhere = { place: {}, time: {} }

test('a place has its address with the postal code, and the number to call', () => {
  render(<Ends segment={aSegment({ kind: 'restaurant', start: evening, end: nowhere })} />)
  expect(screen.getByText('45 Boulevard Raspail, 75006')).toBeTruthy()
  expect(screen.getByText('Paris, UTC+1')).toBeTruthy()
  expect(screen.getByRole('link', { name: '+33 1 49 54 46 46' }).getAttribute('href')).toBe('tel:+33149544646')
})

test('a postal code that is in the address is not repeated', () => {
  const place = { ...paris, address: '45 Boulevard Raspail, 75006 Paris' }
  render(<Ends segment={aSegment({ kind: 'restaurant', start: { ...evening, place }, end: nowhere })} />)
  expect(screen.getByText('45 Boulevard Raspail, 75006 Paris')).toBeTruthy()
})

test('stations have their numbers, each at its end', () => {
  const start = { place: { name: 'Paris Est', phone: '+33 1 11 11 11 11' }, time: { local: '2026-03-12T07:00:00' } }
  const end = { place: { name: 'Karlsruhe Hbf', phone: '0721 222' }, time: { local: '2026-03-12T09:30:00' } }
  render(<Ends segment={aSegment({ kind: 'train', start, end })} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['+33 1 11 11 11 11', '0721 222'])
  expect(screen.getAllByText('local time')).toHaveLength(2)
})

test('the number of a hotel or rental desk is a fact of the card, and is not repeated', () => {
  const { rerender } = render(<Ends segment={aSegment({ kind: 'lodging', start: evening, end: evening })} />)
  expect(screen.queryByRole('link')).toBeNull()
  const back = { place: { name: 'Orly', phone: '+33 1 22 22 22 22' }, time: { local: '2026-03-14T10:00:00' } }
  rerender(<Ends segment={aSegment({ kind: 'car', start: evening, end: back })} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['+33 1 22 22 22 22'])
})

test('a day without a time is shown as a day', () => {
  render(
    <Ends
      segment={aSegment({ kind: 'event', start: { place: paris, time: { local: '2026-03-12' } }, end: nowhere })}
    />,
  )
  expect(screen.getByText('12 Mar 2026')).toBeTruthy()
  expect(screen.queryByText('00:00')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Reservations, titleOf } from '../../src/emails/reservations'
import { aReservation, frankfurt } from '../trips/a-segment'

const time = { local: '2026-03-12T10:55:00' }

test('a reservation is titled by cities and stations, with a code alone only where no name is known', () => {
  expect(titleOf(aReservation())).toBe('Frankfurt FRA → New York JFK')
  expect(titleOf(aReservation({ start: { place: { iata_code: 'FRA' }, time } }))).toBe('FRA → New York JFK')
  const [start, end] = ['Paris Est', 'Karlsruhe Hbf'].map((name) => ({
    place: { ...frankfurt, name, station_code: '8700011' },
    time,
  }))
  if (!start || !end) throw new Error('There are two stations.')
  expect(titleOf(aReservation({ kind: 'train', start, end }))).toBe('Paris Est → Karlsruhe Hbf')
})

test('times have the zone of their place, also if the email states none', () => {
  const { rerender } = render(<Reservations reservations={[aReservation()]} isPending={false} />)
  expect(screen.getByText('12 Mar 2026, 10:55 (Berlin, UTC+1)')).toBeTruthy()
  expect(screen.getByText('12 Mar 2026, 13:45 (New York, UTC−4)')).toBeTruthy()
  const day = { place: frankfurt, time: { local: '2026-03-12' } }
  rerender(<Reservations reservations={[aReservation({ start: day })]} isPending={false} />)
  expect(screen.getByText('12 Mar 2026')).toBeTruthy()
})

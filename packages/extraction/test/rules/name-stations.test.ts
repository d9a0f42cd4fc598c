import { extract } from '@sextant/extraction/extract'
import { nameStations } from '@sextant/extraction/rules/name-stations'
import { expect, test } from 'vitest'
import * as codes from '../../../ticket-codes/test/write-codes'

const read = (bytes: Uint8Array) =>
  extract({ definitions: [], bytes, name: 'code.bin', contextDate: '2026-08-01' }).extraction.reservations

test('stations that a code has as letters are named, and have numbers and coordinates', () => {
  expect(read(codes.latin(codes.sncfCode))).toMatchObject([
    {
      start: { place: { name: 'Paris Gare de Lyon', station_code: '8700012', time_zone_id: 'Europe/Paris' } },
      end: { place: { name: 'Lyon Part Dieu', country_code: 'FR' } },
    },
    { start: { place: { name: 'Lyon Part Dieu' } }, end: { place: { name: 'Marseille-St-Charles' } } },
  ])
  expect(read(codes.latin(codes.eurostar))[0]).toMatchObject({
    start: { place: { name: 'London St. Pancras International', time_zone_id: 'Europe/London' } },
    end: { place: { name: 'Paris Nord', time_zone_id: 'Europe/Paris' } },
  })
})

test('letters of no known station, of another country, and names in capitals stay as they are', () => {
  const [one] = read(codes.latin(codes.sncfCode))
  if (!one) throw new Error('no journey')
  const from = (name: string, country_code = 'FR') => ({
    ...one,
    start: { ...one.start, place: { name, country_code } },
  })
  for (const journey of [from('FRZZZ'), from('FRPNO', 'BE'), from('PARIS')])
    expect(nameStations(journey).start.place.name).toBe(journey.start.place.name)
})

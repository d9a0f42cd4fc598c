import { zoneOfWindows } from '@sextant/places/zones/zone-of-windows'
import { expect, test } from 'vitest'

test.each([
  ['W. Europe Standard Time', 'Europe/Berlin'],
  [' eastern standard time ', 'America/New_York'],
  ['UTC+12', 'Etc/GMT-12'],
  ['Europe/Berlin', undefined],
])('the zone search finds the time zone for the Windows name "%s"', (name, zone) =>
  expect(zoneOfWindows(name)).toBe(zone),
)

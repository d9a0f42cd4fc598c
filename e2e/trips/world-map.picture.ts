import { groupWhereabouts, type WhereaboutGroup } from '@sextant/contract/trips/where'
import { answer, expectPicture, pictureTime } from '../kit/pictures'
import { expect, test } from '../kit/test'

const kinds = { in_transit: 0, staying: 0, at_place: 0, home: 0, unknown: 0 }

const city = (label: string, country: string, at: readonly [number, number], people: number): WhereaboutGroup => ({
  key: `${country}:${label}`,
  label,
  country_code: country,
  latitude: at[0],
  longitude: at[1],
  people,
  kinds: { ...kinds, staying: people },
})

const cities = [
  city('Berlin', 'DE', [52.52, 13.4], 12),
  city('Paris', 'FR', [48.86, 2.35], 4),
  city('New York', 'US', [40.71, -74.01], 7),
  city('Singapore', 'SG', [1.35, 103.82], 3),
  city('Auckland', 'NZ', [-36.85, 174.76], 1),
]

test('people are shown where they are, grouped if close together', async ({ page, as }) => {
  await page.clock.setFixedTime(pictureTime)
  const people = cities.reduce((sum, one) => sum + one.people, 0)
  await answer(page, groupWhereabouts, {
    data: cities,
    meta: { at: pictureTime.toISOString(), people, kinds: { ...kinds, staying: people } },
  })
  await as('owner')
  await page.goto('/orgs/1/where')
  const map = page.getByRole('region', { name: 'Map of where people are' })
  await expect(map.getByRole('button', { name: /Singapore/ })).toBeVisible()
  await expectPicture(map, 'world-map')
})

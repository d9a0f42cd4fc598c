import { readTrip } from '@sextant/contract/trips/endpoints'
import { answer, expectPicture, pictureTime } from '../kit/pictures'
import { test } from '../kit/test'
import { flight, tripWith } from '../kit/travel-records'

const sanFrancisco = { name: 'San Francisco', latitude: 37.62, longitude: -122.38 }
const tokyo = { name: 'Tokyo', latitude: 35.55, longitude: 139.78 }

type Airport = typeof tokyo
const hop = (id: string, day: string, from: Airport, to: Airport) =>
  flight({
    id,
    start_datetime: `${day}T11:00:00`,
    start_locality: from.name,
    start_latitude: from.latitude,
    start_longitude: from.longitude,
    end_locality: to.name,
    end_latitude: to.latitude,
    end_longitude: to.longitude,
  })

test('a route over the Pacific is one line in each direction', async ({ page, as }) => {
  await page.clock.setFixedTime(pictureTime)
  await answer(page, readTrip, {
    data: tripWith({
      '2026-04-01': [hop('1', '2026-04-01', sanFrancisco, tokyo)],
      '2026-04-08': [hop('2', '2026-04-08', tokyo, sanFrancisco)],
    }),
  })
  await as('owner')
  await page.goto('/orgs/1/trips/1')
  await expectPicture(page.getByRole('img', { name: /route/i }), 'route-map')
})

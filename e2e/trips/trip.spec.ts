import { readFile } from 'node:fs/promises'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { callApi } from '../kit/api'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const

test('a segment opens its place in the trip, which shows the flight status', async ({ page, as }) => {
  await as('viewer')
  const { data } = await callApi(page, listSegments, {
    team,
    kind: 'air',
    query: { status: 'Active', sort: 'start_date:asc', limit: 1 },
  })
  const [segment] = data
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/flight-statuses')) requests.push(request.url())
  })
  await page.goto(`/orgs/1/segments/air/${segment?.id}`)
  await expect(page).toHaveURL(new RegExp(`/trips/${segment?.trip_id}#segment-air-${segment?.id}$`))
  const card = page.locator(`#segment-air-${segment?.id}`)
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await expect(card.getByText('Derived from the itinerary')).toBeVisible()
  await expect(card.getByText('Arrived')).toBeVisible()

  // Cached flight statuses are not requested again.
  await page.getByRole('link', { name: 'Travel', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Travel' })).toBeVisible()
  await page.goBack()
  await expect(card.getByText('Derived from the itinerary')).toBeVisible()
  expect(requests).toHaveLength(1)

  // Viewers have no actions that change the trip.
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Print'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)

  // Zooms the map in and out by keyboard.
  const map = page.getByRole('img', { name: /^Map of the route/ })
  const fullMap = await map.innerHTML()
  await page.getByRole('button', { name: 'Zoom in' }).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  expect(await map.innerHTML()).not.toBe(fullMap)
  await page.keyboard.press('0')
  expect(await map.innerHTML()).toBe(fullMap)
  await expect(page.getByRole('list', { name: 'Route' }).getByRole('listitem')).not.toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  const calendar = await readFile(await (await download).path(), 'utf8')
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  expect(calendar).toContain(`UID:segment-${segment?.id}@localhost`)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions' })).toBeHidden()
  await expect(card).toBeVisible()
})

test.describe('paths of missing records', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('show that the trip was not found', async ({ page, as }) => {
    await as('viewer')
    for (const address of ['trips/999999', 'segments/air/999999', 'segments/boat/1']) {
      await page.goto(`/orgs/1/${address}`)
      await expect(page.getByText('Trip not found')).toBeVisible()
    }
  })
})

test.describe('when flight statuses are unavailable', () => {
  test.use({ expectedErrors: [/Flight statuses could not be loaded|status of 503/] })

  test('the trip is shown without them', async ({ page, as }) => {
    await as('viewer')
    await page.route('**/flight-statuses?*', async (route) => await route.fulfill({ status: 503, body: '{}' }))
    const { data } = await callApi(page, listSegments, { team, kind: 'air', query: { limit: 1 } })
    const answered = page.waitForResponse(/flight-statuses/)
    await page.goto(`/orgs/1/trips/${data[0]?.trip_id}`)
    await answered
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Flight status', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

import { listSegments, updateSegment } from '@sextant/contract/segments/endpoints'
import { axeFindings, colourFindings } from '../kit/accessible'
import { callApi } from '../kit/api'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const

test('a segment shows by keyboard what changed it, and links all of its emails', async ({ page, as }) => {
  await as('user')
  const { data } = await callApi(page, listSegments, {
    team,
    kind: 'air',
    query: { status: 'Active', sort: 'start_date:desc', limit: 1 },
  })
  const [segment] = data
  const id = segment?.id ?? ''
  await callApi(page, updateSegment, { team, type: 'air', id, body: { gate: 'Z9' } })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`/orgs/1/segments/air/${id}`)
  const card = page.locator(`#segment-air-${id}`)
  await card.getByText('History', { exact: true }).focus()
  await page.keyboard.press('Enter')

  const history = card.getByRole('list', { name: /^History of/ })
  const [latest, first] = [history.getByRole('listitem').first(), history.getByRole('listitem').last()]
  await expect(latest).toContainText('Changed')
  await expect(latest.getByRole('row', { name: /^Gate/ })).toContainText('Z9')
  await expect(first).toContainText('Created')
  await expect(first.getByRole('link', { name: /^Open the email/ })).toHaveAttribute('href', /\/emails\/\d+/)
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await colourFindings(page)).toEqual([])

  await first.getByRole('link', { name: /^Open the email/ }).press('Enter')
  await expect(page).toHaveURL(/\/emails\/\d+/)
})

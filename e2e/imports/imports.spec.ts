import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deleteTraveler, listTravelers } from '@sextant/contract/travelers/endpoints'
import { deleteTrip, listTrips } from '@sextant/contract/trips/endpoints'
import { callApi } from '../kit/api'
import { dayFromToday } from '../kit/booking-mail'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'
import { workbookOf } from './workbook'

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Chooses a file in the first step and waits for its preview. */
async function choose(page: Page, file: Upload): Promise<void> {
  await page.getByLabel('File to import').setInputFiles(file)
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Columns of the file' })).toBeVisible()
}

const columnOf = (page: Page, header: string) => page.getByLabel(`What the column ${header} is`)

/** Starts the import and waits for its results. */
async function startImport(page: Page, result: string): Promise<void> {
  await page.getByRole('button', { name: 'Import all rows' }).click()
  await expect(page).toHaveURL(/imports\/new\/complete\?import=\d+$/)
  await expect(page.getByText(result)).toBeVisible({ timeout: 20_000 })
}

const orgOf = (base: string) => ({ type: 'org', id: base.split('/').at(-1) ?? '' }) as const

test('a people file with an invalid row is mapped and imported, then its failed rows are corrected and imported', async ({
  page,
  as,
}) => {
  test.slow()
  const domain = `import${Date.now()}.test`
  const lines = [
    'E-Mail-Adresse;Vorname;Nachname;Telefon;Schuhgröße',
    `juergen@${domain};Jürgen;Groß;0171 6123456;44`,
    `eva(at)${domain};Eva;Müller;089 123456;38`,
    `uwe@${domain};Uwe;Schäfer;+49 30 1234567;45`,
  ]
  // As saved by a German Excel: semicolons and windows-1252 (identical to latin1 for this file).
  const file = {
    name: 'mitarbeiter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  }

  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/people`)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^People/ })).toBeChecked()
  await expectAccessibleInBoth(page)

  await choose(page, file)
  for (const [header, field] of [
    ['E-Mail-Adresse', 'email'],
    ['Vorname', 'first_name'],
    ['Nachname', 'last_name'],
    ['Telefon', 'phone'],
    ['Schuhgröße', ''],
  ] as const) {
    await expect(columnOf(page, header)).toHaveValue(field)
  }
  await expect(page.getByText(`"eva(at)${domain}" is not an email address.`)).toBeVisible()
  await expectAccessibleInBoth(page)

  // By keyboard only: a column is mapped to another field, and then excluded.
  const table = page.getByRole('table', { name: 'Preview' })
  await columnOf(page, 'Schuhgröße').focus()
  await page.keyboard.type('Job title')
  await expect(table.getByRole('columnheader', { name: 'Job title' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(table.getByRole('columnheader', { name: 'Job title' })).toHaveCount(0)
  await page.getByLabel('Phone numbers without a country code').selectOption('DE')
  await expect(table.getByText('+491716123456')).toBeVisible()

  await startImport(page, '1 row was not written.')
  await expect(page.getByText(`"eva(at)${domain}" is not an email address.`)).toBeVisible()
  await expectAccessibleInBoth(page)

  await page.getByRole('button', { name: 'Download failed rows' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV file' }).click()
  const failed = await readFile(await (await download).path(), 'utf8')
  expect(failed).toContain('Müller')
  expect(failed).not.toContain('Jürgen')
  const corrected = Buffer.from(failed.replace('eva(at)', 'eva@'))
  await page.getByRole('link', { name: 'Import another file' }).click()
  await choose(page, { name: 'corrected.csv', mimeType: 'text/csv', buffer: corrected })
  await expect(columnOf(page, 'E-Mail-Adresse')).toHaveValue('email')
  await startImport(page, 'All rows were read.')

  await page.goto(`${base}/people/imports`)
  await expect(page.getByRole('table', { name: 'Imports' })).toContainText('2 created, 1 failed')
  await expectAccessibleInBoth(page)
  await page.getByRole('link', { name: 'mitarbeiter.csv' }).click()
  await expect(page.getByText('1 row was not written.')).toBeVisible()

  const team = orgOf(base)
  const { data: people } = await callApi(page, listTravelers, { team, query: { search: domain } })
  expect(people.map(({ first_name }) => first_name).toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual([
    'Eva',
    'Jürgen',
    'Uwe',
  ])
  for (const { id } of people) await callApi(page, deleteTraveler, { team, id })
})

test('a workbook of bookings is dry-run, imported and shown in Travel', async ({ page, as }) => {
  test.slow()
  const code = `W${Date.now()}`
  const day = dayFromToday(40)
  const buffer = workbookOf([
    ['Traveler', 'Hotel', 'City', 'Check-in', 'Check-out', 'Confirmation number', 'Price', 'Currency'],
    ['Wanda Workbook', `Hotel ${code}`, 'Hamburg', { day }, { day: dayFromToday(42) }, code, '310.50', 'EUR'],
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto(`${base}/travel`)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Trips/ })).toBeChecked()
  await choose(page, { name: 'bookings.xlsx', mimeType, buffer })
  await expect(columnOf(page, 'Check-in')).toHaveValue('start_date')
  await expect(page.getByRole('table', { name: 'Preview' })).toContainText(day)

  await page.getByLabel('Dry run: check every row without importing').check()
  await page.getByRole('button', { name: 'Check all rows' }).click()
  await expect(page.getByText('This was a dry run. Nothing was imported.')).toBeVisible({ timeout: 20_000 })
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText('All rows were read.')).toBeVisible({ timeout: 20_000 })

  await page.goto(`${base}/travel?start_date=${day}&end_date=${day}&type=hotel`)
  await expect(page.getByRole('table').getByText(`Hotel ${code}`)).toBeVisible()

  const team = orgOf(base)
  const { data: trips } = await callApi(page, listTrips, { team, query: { start_date: day, end_date: day } })
  for (const { id } of trips.filter(({ owner }) => owner.name === 'Wanda Workbook'))
    await callApi(page, deleteTrip, { team, id })
})

import { expectAccessible } from '../kit/accessible'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test.describe('an app', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is added, authenticates with its secret, is limited to its scopes, rotates its secret and is deleted', async ({
    page,
    as,
    request,
  }) => {
    test.slow()
    await as('owner')
    const base = await teamBase(page, 'Acme Apps')
    const api = base.replace('/developers', '/api/developers')
    await page.goto(`${base}/settings/apps`)
    await page.getByRole('link', { name: 'Add an app' }).click()
    await page.getByRole('button', { name: 'Add app' }).click()
    await expect(page.getByText('Enter a name.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Nightly export')
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Add app' }).click()
    await expect(page.getByText('The app Nightly export was added.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Nightly export' })).toBeVisible()

    const clientId = (await page.getByText(/^sxc_[\w-]+$/).textContent()) ?? ''
    await page.getByRole('button', { name: 'Reveal secret' }).click()
    const secret = (await page.getByText(/^sxs_[\w-]{43}$/).textContent()) ?? ''
    const tokenBy = async (by: string) =>
      await request.post('/oauth/token', {
        form: { grant_type: 'client_credentials', client_id: clientId, client_secret: by },
      })
    const { access_token } = await (await tokenBy(secret)).json()
    const call = async (path: string) =>
      await request.get(`${api}/${path}`, { headers: { authorization: `Bearer ${access_token}` } })
    const emails = await call('emails?limit=1')
    expect([emails.status(), emails.headers()['ratelimit-limit']]).toEqual([200, '600'])
    expect((await call('mailboxes')).status()).toBe(403)

    const calls = page.getByRole('table', { name: 'Calls' })
    await expect(calls.getByRole('row').filter({ hasText: '/mailboxes' })).toContainText('403')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: '2xx' }).click()
    await expect(calls.getByRole('row')).toHaveCount(2)
    await expectAccessibleInBoth(page)

    await page.getByRole('button', { name: 'Regenerate Secret' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Keep the old secret working').selectOption('0')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Regenerate Secret' }).click()
    await expect(page.getByText('Nightly export has a new secret.')).toBeVisible()
    await expect(page.getByText(secret)).toHaveCount(0)
    expect((await tokenBy(secret)).status()).toBe(401)
    expect((await call('emails')).status()).toBe(401)
    const renewed = (await page.getByText(/^sxs_[\w-]{43}$/).textContent()) ?? ''
    expect((await tokenBy(renewed)).status()).toBe(200)

    await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
    await page.getByRole('checkbox', { name: /trips:read/ }).uncheck()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save app' }).click()
    await expect(page.getByText('The app Nightly export was saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Nightly export is disabled.')).toBeVisible()
    expect((await tokenBy(renewed)).status()).toBe(401)
    await page.getByRole('button', { name: 'Delete app' }).click()
    await expect(page.getByText(/The app Nightly export will be deleted, along with its secret/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The app Nightly export was deleted.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Apps' })).not.toContainText('Nightly export')
  })

  test('shows the specified texts if its secret cannot be shown or generated', async ({ page, as }) => {
    await as('owner')
    const base = await teamBase(page, 'Acme Apps')
    await page.goto(`${base}/settings/apps`)
    await page.getByRole('link', { name: /Travel board/ }).click()
    const answers = [
      { status: 500, body: '{}' },
      { status: 200, contentType: 'application/json', body: '{"data":{"secret":null}}' },
    ]
    await page.route('**/key', async (route) => await route.fulfill(answers.shift() ?? { status: 500 }))
    await page.getByRole('button', { name: 'Reveal secret' }).click()
    await expect(page.getByText('We are unable retrieve your client secret. Please try again.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Reveal secret' }).click()
    await expect(
      page
        .getByText(
          'We are unable retrieve your client secret. Try generating a new one with the "Regenerate Secret" button or try again later.',
        )
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Regenerate Secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate Secret' }).click()
    await expect(page.getByText('We are unable generate your client secret. Please try again.').first()).toBeVisible()
  })
})

test('a viewer sees no apps', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Apps')
  await signOut(page)
  await as('viewer')
  await page.goto(`${base}/settings/apps`)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})

test('a developer’s dashboard shows email outcomes for a range of days', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Apps')
  await page.goto(`${base}/dashboard`)
  await expect(page.getByRole('list', { name: 'Figures' })).toContainText('Success rate')
  const chart = page.getByRole('region', { name: 'Emails by day' })
  await expect(chart.getByRole('figure', { name: 'Emails by day, chart' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await chart.getByRole('button', { name: 'View as table' }).click()
  await expect(chart.getByRole('columnheader', { name: 'Processed' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Dates' }).click()
  await page.getByRole('option', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/startDate=/)
  await chart.getByRole('button', { name: 'View as chart' }).click()
  await chart
    .getByRole('link', { name: /Processed: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
  await expect(page).toHaveURL(/status=Processed/)

  await page.goto(`${base}/dashboard?startDate=2020-01-01`)
  await expect(page.getByText(/Not understood in the address, and ignored: the first day/)).toBeVisible()
})

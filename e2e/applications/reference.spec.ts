import * as z from 'zod/mini'
import { expectAccessibleInBoth } from '../kit/color-schemes'
import { signOut } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test('the reference covers every operation and needs no session', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('link', { name: /^Support/ }).click()
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('link', { name: /^Webhooks/ }).click()
  await expect(page.getByText('/api/developers/{teamId}/webhooks', { exact: true }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('retry')
  await page.keyboard.press('Enter')
  await expect(page.getByText('/api/orgs/{teamId}/emails/{id}/retry')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('no such call')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No operations match.' })).toBeVisible()
})

test('a signed-in user runs a request from the page', async ({ page, as }) => {
  await as('owner')
  const base = await teamBase(page, 'Acme Travel')
  await page.goto('/api/docs?search=team%27s+emails')
  const call = page.getByRole('region', { name: 'emails.list' })
  await call.getByText('Run it').click()
  await call.getByLabel('teamId').fill(base.split('/').at(-1) ?? '')
  await call.getByLabel('Query (optional)').fill('limit=2')
  await expect(call.getByText(/emails\?limit=2"/).first()).toBeVisible()
  await call.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(call.getByRole('status').getByText(/Status 200/)).toBeVisible()
  await expect(call.getByRole('status').getByText(/"limit": 2/)).toBeVisible()
  await expectAccessibleInBoth(page)
})

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(z.string(), z.looseObject({ content: z.optional(z.looseObject({})) })),
      }),
    ),
  ),
})

test('the examples for all lists and records of a team work in the demo', async ({ page, as }) => {
  test.slow()
  await as('owner')
  const bases = await Promise.all(['Acme Travel', 'Acme Apps'].map(async (name) => await teamBase(page, name)))
  await signOut(page)
  await as('super-admin')
  const { paths } = z.parse(Document, await (await page.request.get('/api/openapi.json')).json())
  const answered: string[] = []
  for (const [path, methods] of Object.entries(paths)) {
    const isJson = methods['get']?.responses['200']?.content?.['application/json'] !== undefined
    if (!isJson || !/^\/api\/(orgs|developers)\/\{teamId\}(\/[a-z-]+)*$/.test(path)) continue
    const base = bases.find((one) => path.startsWith(`/api${one.replace(/\d+$/, '')}`))
    const answer = await page.request.get(path.replace(/^\/api\/\w+\/\{teamId\}/, `/api${base}`))
    answered.push(`${answer.status()} ${path}`)
  }
  expect(answered.length).toBeGreaterThan(60)
  // Some require parameters that no example can provide, such as an email address or flight IDs.
  expect(answered.filter((line) => !/^(200|422) /.test(line))).toEqual([])
})

import { expectAccessibleInBoth } from '../kit/color-schemes'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

test.describe('people', () => {
  test.use({ expectedErrors: [/status of 4(04|22)/] })

  test('are added, edited, given addresses, deactivated and deleted', async ({ page, as }) => {
    test.slow()
    const email = `nora.${Date.now()}@demo.test`
    await as('owner')
    const people = `${await teamBase(page, 'Acme Travel')}/people`
    await page.goto(people)
    await page.getByRole('link', { name: 'Add people' }).click()
    await expect(page.getByRole('link', { name: 'From a file' })).toBeVisible()
    await page.getByRole('link', { name: 'One person' }).click()
    await page.getByRole('button', { name: 'Add person' }).click()
    await expect(page.getByLabel('Email address', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleInBoth(page)
    await page.getByLabel('Email address', { exact: true }).fill(email)
    await page.getByLabel('First name').fill('Nora')
    await page.getByLabel('Last name').fill('Newcomer')
    await page.getByRole('button', { name: 'Add person' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Newcomer' })).toBeVisible()
    const url = page.url()

    await page.goto(`${people}/create?stage=form`)
    await page.getByLabel('Email address', { exact: true }).fill(email.toUpperCase())
    await page.getByRole('button', { name: 'Add person' }).click()
    await expect(page.getByText('Nora Newcomer already has this address.')).toBeVisible()
    expect(page.url()).toBe(url)

    await page.getByRole('button', { name: 'Edit' }).click()
    await expectAccessibleInBoth(page)
    await page.getByLabel('Department').fill('Expeditions')
    await page.getByLabel('Location visibility').selectOption('city')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Expeditions')).toBeVisible()

    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel('Email address', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Add address' }).click()
    await expect(page.getByText('Is an address of this person already.')).toBeVisible()
    await page.getByLabel('Email address', { exact: true }).fill(`private.${email}`)
    await page.getByRole('button', { name: 'Add address' }).click()
    await expect(page.getByText(`private.${email}`, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Nora Newcomer is now inactive.')).toBeVisible()
    await page.getByRole('button', { name: 'Reactivate' }).click()
    await expect(page.getByText('Nora Newcomer is active again.')).toBeVisible()

    await page.goto(people)
    await page.getByRole('searchbox', { name: 'Search people' }).fill(`private.${email}`)
    await page.getByRole('searchbox', { name: 'Search people' }).press('Enter')
    await expect(page.getByText('1 person')).toBeVisible()
    await page.getByRole('table').getByRole('link', { name: 'Nora Newcomer' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByLabel('Person’s name').fill('Somebody')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByLabel('Person’s name').fill('Nora Newcomer')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/people(\?|$)/)
    await page.goto(url)
    await expect(page.getByRole('heading', { name: /missed our connection/ })).toBeVisible()
  })

  test('with two records are merged', async ({ page, as }) => {
    test.slow()
    const mark = Date.now()
    await as('owner')
    const people = `${await teamBase(page, 'Acme Travel')}/people`
    for (const nth of ['first', 'second']) {
      await page.goto(`${people}/create?stage=form`)
      await page.getByLabel('Email address', { exact: true }).fill(`${nth}.${mark}@demo.test`)
      await page.getByLabel('First name').fill('Twice')
      await page.getByLabel('Last name').fill(`Told${mark}`)
      await page.getByLabel('Employee ID').fill(`T${mark}`)
      await page.getByRole('button', { name: 'Add person' }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Twice Told${mark}` })).toBeVisible()
    }
    await page.goto(`${people}/duplicates`)
    await page.getByRole('button', { name: `Merge second.${mark}@demo.test` }).click()
    const retained = page.getByRole('table', { name: 'Merged record' })
    await expect(retained.getByRole('row', { name: /Email addresses/ })).toContainText(`second.${mark}@demo.test`)
    await expectAccessibleInBoth(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Twice Told${mark}` })).toBeVisible()
    await expect(page.getByText(`second.${mark}@demo.test`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByLabel('Person’s name').fill(`Twice Told${mark}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/people(\?|$)/)
  })
})

test('a viewer sees people but cannot change them', async ({ page, as }) => {
  await as('viewer')
  const people = `${await teamBase(page, 'Acme Travel')}/people`
  await page.goto(people)
  await page.getByRole('table', { name: 'People' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Edit|Deactivate|Delete|Add an address/ })).toHaveCount(0)
  await page.goto(`${people}/duplicates`)
  await expect(page.getByRole('heading', { name: 'No Access' })).toBeVisible()
})

test.describe('a list of addresses that fails', () => {
  test.use({ expectedErrors: [/status of 500|could not be listed/] })

  test('is shown as empty', async ({ page, as }) => {
    await as('owner')
    await page.route('**/email-addresses', async (route) => await route.fulfill({ status: 500, body: '{}' }))
    await page.goto(`${await teamBase(page, 'Acme Travel')}/people`)
    await page.getByRole('table', { name: 'People' }).getByRole('link').first().click()
    await expect(page.getByText('Emails from or to these addresses')).toBeVisible()
  })
})

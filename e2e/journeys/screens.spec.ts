import { expectAccessible } from '../kit/accessible'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

/** Screens by their addresses and the headings that they have: above the teams, of an organization, of a developer team. */
const aboveTeams = [
  ['/teams', 'Teams'],
  ['/account', 'Account'],
  ['/support', 'Support'],
] as const
const ofOrganization = [
  ['/dashboard', 'Acme Travel'],
  ['/travel', 'Travel'],
  ['/travel?type=trip&sort=start_date:asc', 'Travel'],
  ['/trips/1', /./],
  ['/data-quality', 'Data quality'],
  ['/people', 'People'],
  ['/people/1', /./],
  ['/people/create', 'Add people'],
  ['/people/create?stage=form', 'Add a person'],
  ['/people/duplicates', 'Duplicates'],
  ['/where', 'Who is where'],
  ['/where?by=country', 'Who is where'],
  ['/emails', 'Emails'],
  ['/emails/1', /./],
  ['/reports', 'Reports'],
  ['/settings/authentication', 'No Access'],
] as const
const ofDevelopers = [
  ['/dashboard', 'Acme Apps'],
  ['/mailboxes', 'Mailboxes'],
] as const

const windows = [
  { name: 'wide and light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'narrow and dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const { name, ...window } of windows) {
  test.describe(name, () => {
    test.use({ ...window, contextOptions: { reducedMotion: 'reduce' } })

    test('every screen can be used by everybody, and none is wider than its window', async ({ page, as }) => {
      test.slow()
      await as('owner')
      const organization = await teamBase(page, 'Acme Travel')
      const developers = await teamBase(page, 'Acme Apps')
      const screens = [
        ...aboveTeams,
        ...ofOrganization.map(([path, heading]) => [organization + path, heading] as const),
        ...ofDevelopers.map(([path, heading]) => [developers + path, heading] as const),
      ]
      for (const [address, heading] of screens) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page)
        const wider = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        expect(wider, `${address} is wider than its window`).toBe(0)
      }
    })
  })
}

import { expectAccessible } from '../kit/accessible'
import { teamBase } from '../kit/team'
import { expect, test } from '../kit/test'

type Screens = readonly (readonly [path: string, heading: string | RegExp])[]

/** Screens by the part of the product that they are of: the team they belong to, addresses below its own, headings. */
const parts: readonly { readonly part: string; readonly team: string | null; readonly screens: Screens }[] = [
  {
    part: 'above the teams',
    team: null,
    screens: [
      ['/teams', 'Teams'],
      ['/account', 'Account'],
      ['/support', 'Support'],
    ],
  },
  {
    part: 'travel',
    team: 'Acme Travel',
    screens: [
      ['/dashboard', 'Acme Travel'],
      ['/travel', 'Travel'],
      ['/travel?type=trip&sort=start_date:asc', 'Travel'],
      ['/trips/1', /./],
      ['/data-quality', 'Data quality'],
    ],
  },
  {
    part: 'people',
    team: 'Acme Travel',
    screens: [
      ['/people', 'People'],
      ['/people/1', /./],
      ['/people/create', 'Add people'],
      ['/people/create?stage=form', 'Add a person'],
      ['/people/duplicates', 'Duplicates'],
      ['/where', 'Who is where'],
      ['/where?by=country', 'Who is where'],
    ],
  },
  {
    part: 'resources',
    team: 'Acme Travel',
    screens: [
      ['/resources', 'Resources'],
      ['/data-explorer?view=domains&type=hotel', 'Resources'],
      ['/data-explorer?view=rules', 'Resources'],
      ['/data-explorer?view=metrics', 'Resources'],
      ['/data-explorer?view=open-data', 'Resources'],
    ],
  },
  {
    part: 'mail and settings',
    team: 'Acme Travel',
    screens: [
      ['/emails', 'Emails'],
      ['/emails/1', /./],
      ['/settings/filter', 'Filter'],
      ['/settings/filter/create', 'Add a rule'],
      ['/settings/authentication', 'No Access'],
    ],
  },
  {
    part: 'reports',
    team: 'Acme Travel',
    screens: [
      ['/reports', 'Reports'],
      ['/reports/101', 'Emails, '],
      ['/reports/107', 'Flight spend, '],
      ['/reports/107?by=traveler', 'Flight spend, '],
      ['/reports/104', 'Origin and destination, '],
    ],
  },
  {
    part: 'a developer team',
    team: 'Acme Apps',
    screens: [
      ['/dashboard', 'Acme Apps'],
      ['/mailboxes', 'Mailboxes'],
      ['/reports', 'Reports'],
      ['/reports/304', 'Emails, '],
    ],
  },
]

const windows = [
  { name: 'wide and light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'narrow and dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

for (const { name, ...window } of windows) {
  test.describe(name, () => {
    test.use({ ...window, contextOptions: { reducedMotion: 'reduce' } })

    for (const { part, team, screens } of parts) {
      test(`every screen of ${part} can be used by everybody, and none is wider than its window`, async ({
        page,
        as,
      }) => {
        test.slow()
        await as('owner')
        const base = team === null ? '' : await teamBase(page, team)
        for (const [path, heading] of screens) {
          await page.goto(base + path)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          await expectAccessible(page)
          const wider = await page.evaluate<number>(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          )
          expect(wider, `${path} is wider than its window`).toBe(0)
        }
      })
    }
  })
}

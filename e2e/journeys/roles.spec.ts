import type { Page } from '@playwright/test'
import { teamBase } from '../kit/team'
import { expect, type Role, test } from '../kit/test'

const roleLetters = { 'super-admin': 'a', 'super-viewer': 's', owner: 'o', user: 'u', viewer: 'v' } as const
const roles: readonly Role[] = ['super-admin', 'super-viewer', 'owner', 'user', 'viewer']

/**
 * The workspace pages and the roles that may open them (spec §6): a super-admin, s super-viewer, o owner, u user, v
 * viewer.
 */
const commonPages = `
dashboard asouv
emails asouv
emails/1 asouv
emails/rules asouv
emails/progress asouv
emails/reprocesses asouv
emails/1/workbench ao
reports asouv
reports/1 asouv
settings asou
settings/general asou
settings/users asou
settings/users/create aso
settings/users/3 asou
settings/apps asou
settings/apps/create ao
settings/apps/1 asou
settings/webhooks asou
settings/webhooks/create ao
settings/webhooks/1 asou
settings/authentication a
settings/privacy asouv
settings/model ao
settings/audit ao
`
const pages = {
  'Acme Travel': `${commonPages}
travel asouv
trips/1 asouv
where asouv
data-quality aou
people asouv
people/create ao
people/duplicates aou
people/1 asouv
people/imports asouv
people/imports/1 asouv
imports asouv
imports/new asouv
imports/new/preview ao
imports/new/complete asouv
resources asou
data-explorer asou
settings/connections asou
settings/connections/1 asou
settings/mailboxes asou
settings/mailboxes/create ao
settings/mailboxes/1 asou
settings/filter asou
settings/filter/create ao
settings/filter/1 asou`,
  'Acme Apps': `${commonPages}
mailboxes asou
mailboxes/create ao
mailboxes/2 asou`,
}

/** Records of another team are not found; the browser logs each response. */
test.use({ expectedErrors: [/status of 404/] })

test('every page of both kinds of team is open to the roles in the table and closed to the others', async ({
  page,
  as,
}) => {
  test.setTimeout(300_000)
  await as('owner')
  const workspaces = await Promise.all(
    Object.entries(pages).map(async ([team, table]) => ({
      team,
      rows: table
        .trim()
        .split(/\n+/)
        .map(readRow(await teamBase(page, team))),
    })),
  )
  for (const role of roles) {
    await as(role)
    await page.goto('/support')
    for (const { team, rows } of workspaces) {
      const expected = rows.filter(({ holders }) => !holders.includes(roleLetters[role])).map(({ address }) => address)
      const actual = await findForbidden(
        page,
        rows.map(({ address }) => address),
      )
      expect(actual, `pages of ${team} that are closed to a ${role}`).toEqual(expected)
    }
  }
})

const readRow = (base: string) => (row: string) => {
  const [path = '', holders = ''] = row.split(' ')
  return { address: `${base}/${path}`, holders }
}

/**
 * Navigates to each page without reloading the console and returns those without access. Between pages it returns to a
 * page outside teams, so that the next heading belongs to the new page.
 */
const findForbidden = async (page: Page, addresses: readonly string[]): Promise<readonly string[]> =>
  await page.evaluate<readonly string[]>(`(async () => {
    const heading = async (wanted) => {
      for (;;) {
        const text = document.querySelector('main h1')?.textContent ?? ''
        if (text !== '' && wanted(text)) return text
        await new Promise(requestAnimationFrame)
      }
    }
    const closed = []
    for (const address of ${JSON.stringify(addresses)}) {
      history.pushState({}, '', address)
      if ((await heading((text) => text !== 'Support')) === 'No Access') closed.push(address)
      history.pushState({}, '', '/support')
      await heading((text) => text === 'Support')
    }
    return closed
  })()`)

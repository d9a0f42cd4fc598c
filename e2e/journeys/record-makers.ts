import { expect, type Page } from '@playwright/test'
import { currentTeams } from '@sextant/contract/account/endpoints'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { createRule, deleteRule, readEmailText } from '@sextant/contract/emails/parsing-rule-endpoints'
import { cancelReprocess, createReprocess, readReprocess } from '@sextant/contract/emails/reprocess'
import type { TeamRef } from '@sextant/contract/kit/team'
import { addAmount, deleteAmount, listBookings } from '@sextant/contract/segments/bookings'
import { requestPasswordReset } from '@sextant/contract/session/endpoints'
import {
  createDeveloper,
  createOrganization,
  deleteDeveloper,
  deleteOrganization,
} from '@sextant/contract/teams/endpoints'
import { createTraveler, deleteTraveler } from '@sextant/contract/travelers/endpoints'
import { invite, revokeInvitation } from '@sextant/contract/users/endpoints'
import { callApi } from '../kit/api'
import { dayFromToday } from '../kit/booking-mail'
import { mailedLink } from '../kit/outbox'
import { signInBy } from '../kit/sign-in'

/** A record created for the walk because the demo has none: its value in the URL, and how to remove it. */
export type CreatedRecord = { readonly value: string; undo(): Promise<unknown> }

async function refOf(page: Page, name: string): Promise<TeamRef> {
  const { data } = await callApi(page, currentTeams, {})
  const team = data.find((one) => one.name === name)
  expect(team, `the team ${name}`).toBeDefined()
  return { type: team?.teamType ?? 'org', id: team?.id ?? '' }
}

async function makeRule(page: Page): Promise<CreatedRecord> {
  const team = await refOf(page, 'Acme Travel')
  const { data: emailText } = await callApi(page, readEmailText, { team, id: '1' })
  const [example] = emailText.parts
  const { subject } = emailText
  const { data } = await callApi(page, createRule, {
    team,
    body: {
      name: 'A rule of the walk',
      kind: 'flight',
      sender: 'walk.test',
      subject: '',
      email_id: '1',
      part: example?.part ?? '',
      // The last word is the booking reference.
      marks: [
        {
          field: 'reference',
          within: 'subject',
          start: subject.lastIndexOf(' ') + 1,
          end: subject.length,
        },
      ],
    },
  })
  const { id } = data
  return { value: id, undo: async () => await callApi(page, deleteRule, { team, id }) }
}

async function makeReprocess(page: Page): Promise<CreatedRecord> {
  const team = await refOf(page, 'Acme Travel')
  const body = { start_date: dayFromToday(-3), end_date: dayFromToday(-2) }
  const { data } = await callApi(page, createReprocess, { team, body })
  const { id } = data
  const status = async () => (await callApi(page, readReprocess, { team, id })).data.status
  await expect.poll(status, { timeout: 30_000 }).toBe('Ready')
  return { value: id, undo: async () => await callApi(page, cancelReprocess, { team, id }) }
}

const tokenIn = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? ''

async function makeInvitation(page: Page): Promise<CreatedRecord> {
  const team = await refOf(page, 'Acme Apps')
  const email = `walker.${Date.now()}@demo.test`
  const { data } = await callApi(page, invite, { team, body: { email, role: 'viewer' } })
  return {
    value: tokenIn(await mailedLink(email, 'You are invited to Acme Apps')),
    undo: async () => await callApi(page, revokeInvitation, { team, id: data.id }),
  }
}

/** Its link is valid until another one is requested. */
async function makeReset(page: Page): Promise<CreatedRecord> {
  const email = 'user@demo.test'
  await callApi(page, requestPasswordReset, { body: { email } })
  return {
    value: tokenIn(await mailedLink(email, 'Choose a new password')),
    undo: async () => await Promise.resolve(),
  }
}

/** The newest email of the developer team. Its number depends on the day on which the demo was seeded. */
async function findReceived(page: Page): Promise<CreatedRecord> {
  const team = await refOf(page, 'Acme Apps')
  const { data } = await callApi(page, listEmails, { team, query: { limit: 1 } })
  return { value: data[0]?.id ?? '', undo: async () => await Promise.resolve() }
}

/** A booking with an amount. */
async function makeBooking(page: Page): Promise<CreatedRecord> {
  const team = await refOf(page, 'Acme Travel')
  const { data } = await callApi(page, listBookings, { team, query: { limit: 1 } })
  const value = data[0]?.id ?? ''
  const body = { kind: 'service_fee' as const, amount: '12.50', currency: 'EUR', note: 'Booked by phone' }
  const { data: amount } = await callApi(page, addAmount, { team, id: value, body })
  return { value, undo: async () => await callApi(page, deleteAmount, { team, id: value, amountId: amount.id }) }
}

/** A person with maximum-length values without spaces. */
async function makeTraveler(page: Page): Promise<CreatedRecord> {
  const team = await refOf(page, 'Acme Travel')
  const long = (word: string) => word.repeat(80).slice(0, 80)
  const value = long('Featherstonehaugh')
  const { data } = await callApi(page, createTraveler, {
    team,
    body: {
      first_name: long('Maximiliane'),
      last_name: value,
      email: `${long('m').slice(0, 60)}@${long('f').slice(0, 60)}.test`,
      title: long('Generaldirektorin'),
      department: long('Beschaffungswesen'),
      country: 'GB',
    },
  })
  return { value, undo: async () => await callApi(page, deleteTraveler, { team, id: data.id }) }
}

async function makeOrganization(page: Page): Promise<CreatedRecord> {
  const name = 'Nothing yet'
  const { data } = await callApi(page, createOrganization, { body: { name } })
  const team = { type: 'org', id: data.id } as const
  return { value: name, undo: async () => await callApi(page, deleteOrganization, { team, body: { name } }) }
}

async function makeDeveloper(page: Page): Promise<CreatedRecord> {
  const name = 'Nothing built'
  const { data } = await callApi(page, createDeveloper, { body: { name } })
  const team = { type: 'dev', id: data.id } as const
  return {
    value: name,
    // Only super administrators may delete it (spec §6).
    undo: async () => {
      await signInBy(page.request, 'super-admin@demo.test', 'sextant-demo')
      await callApi(page, deleteDeveloper, { team, body: { name } })
    },
  }
}

/** The records that the walk can create, by their placeholder in the paths, or by team name. */
export const recordMakers: Readonly<Record<string, (page: Page) => Promise<CreatedRecord>>> = {
  rule: makeRule,
  reprocess: makeReprocess,
  invitation: makeInvitation,
  reset: makeReset,
  booking: makeBooking,
  received: findReceived,
  traveler: makeTraveler,
  'Nothing yet': makeOrganization,
  'Nothing built': makeDeveloper,
}

import { columnOf } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Insertable, Selectable } from 'kysely'
import type { Mailboxes, Teams, TravelerAddresses, Travelers } from '../../platform/database/tables.gen'
import type { DemoTeamData } from './demo-data'
import { demoMethod } from './tables'

type Stamps = { readonly created: string; readonly modified: string }

/** The row of a team that has already received its first email. */
export const teamRow = ({ team }: DemoTeamData, stamps: Stamps): Selectable<Teams> => ({
  id: team.id,
  type: team.type,
  name: team.name,
  region: team.region,
  currency: team.currency,
  time_zone_id: team.zone,
  sso_enabled: false,
  onboard: false,
  require_authentic_mail: false,
  carbon_method: demoMethod,
  status: 'Active',
  ...stamps,
})

const attributes = {
  status: 'Active',
  allowed_senders: [],
  retention_days: null,
  time_zone_id: null,
  last_error: null,
  failing_since: null,
  notified_at: null,
  silent_since: null,
}

/** A team's mailboxes. The one with the team's number receives its email; the others have received none. */
export function mailboxRows({ team, mailbox }: DemoTeamData, stamps: Stamps): Selectable<Mailboxes>[] {
  const columns = { ...attributes, ...stamps, team_id: team.id }
  const [part, domain] = mailbox.split('@')
  return [
    {
      ...columns,
      id: team.id,
      name: team.type === 'org' ? 'Bookings' : 'Test bookings',
      address: mailbox,
      type: 'forwarding',
    },
    { ...columns, id: `${team.id}01`, name: 'Expense tool', address: null, type: 'api', retention_days: 365 },
    {
      ...columns,
      id: `${team.id}02`,
      name: 'Assistants',
      address: `${part}-assistants@${domain}`,
      type: 'forwarding',
      status: 'Inactive',
      allowed_senders: [`@${team.domain}`],
    },
  ]
}

/** The rows of a team's known travelers; guests have none. The first traveler of each department is its head. */
export function travelerRows({ team, travelers }: DemoTeamData, { created }: Stamps): Selectable<Travelers>[] {
  const members = travelers.filter(({ isGuest }) => !isGuest)
  return members.map((one, at) => {
    const manager = members.find(({ department }) => department === one.department)
    const joined = `${addDays(created.slice(0, 10), at * 2)}T08:00:00.000Z`
    return {
      ...columnOf(travelerFields, 'blank'),
      team_id: team.id,
      id: one.id,
      status: one.active ? 'Active' : 'Inactive',
      first_name: one.first_name,
      last_name: one.last_name,
      email: one.email,
      phone: one.phone,
      title: one.title,
      department: one.department,
      cost_center: `CC-${1000 + one.department.length * 10}`,
      office: one.office,
      manager_email: manager && manager !== one ? manager.email : null,
      employee_id: one.employee_id,
      worker_type: 'Employee',
      // A few people have no known home city, and a few limit how precisely others see their location.
      home_city: at % 31 === 30 ? null : one.office,
      country: at % 31 === 30 ? null : one.country,
      time_zone_id: one.zone,
      tags: [],
      location_precision: precisionOf(at),
      created: joined,
      modified: joined,
    }
  })
}

const precisionOf = (at: number): string => {
  if (at % 41 === 9) return 'none'
  if (at % 29 === 7) return 'country'
  return at % 17 === 5 ? 'city' : 'exact'
}

/** Travelers' additional addresses. */
export const addressRows = ({ team, travelers }: DemoTeamData): Insertable<TravelerAddresses>[] =>
  travelers.flatMap(({ id, extra, isGuest }) =>
    isGuest ? [] : extra.map((email) => ({ team_id: team.id, id, traveler_id: id, email })),
  )

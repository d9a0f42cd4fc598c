import { addDays } from '@sextant/domain/kit/local-time'
import { manifests } from '@sextant/domain/marketplace/manifests'
import type { Tables } from '../../platform/database/tables.gen'
import type { DemoTeamData } from './demo-data'

type Rows = readonly (readonly [table: keyof Tables, rows: readonly object[]])[]

/** A connection that an organisation requested yesterday and has not configured, so that nothing leaves the machine. */
export function connectionRows({ team, today }: DemoTeamData): Rows {
  if (team.type !== 'org') return []
  const at = `${addDays(today, -1)}T15:20:00.000Z`
  const columns = { team_id: team.id, id: String(Number(team.id) * 10 + 9), created: at, modified: at }
  return [
    [
      'destinations',
      [{ ...columns, kind: 'connection', events: [...manifests.international_sos.events], live: false }],
    ],
    [
      'connections',
      [{ ...columns, machine_name: 'international_sos', status: 'PENDING', requested_by: 'Olivia Brandt' }],
    ],
  ]
}

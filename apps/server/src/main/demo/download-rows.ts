import { explorerFailure } from '@sextant/domain/downloads/failure-text'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Tables } from '../../platform/database/tables.gen'
import type { DemoTeamData } from './demo-data'

type Stamps = { readonly created: string; readonly modified: string }
type Rows = readonly (readonly [table: keyof Tables, rows: readonly object[]])[]

/**
 * An organisation's downloads: files (jobs create the queued ones when the product starts), a live link with an unknown
 * URL, nightly files, and supplier domains added by the team.
 */
export function downloadRows({ team, today }: DemoTeamData, stamps: Stamps): Rows {
  if (team.type !== 'org') return []
  const team_id = team.id
  const id = (place: number): string => String(Number(team.id) * 10 + place)
  const file = (place: number, daysAgo: number, fields: object) => {
    const created = `${addDays(today, -daysAgo)}T07:12:00.000Z`
    const days = { start_date: addDays(today, -daysAgo - 365), end_date: null }
    const defaults = { row_count: null, size_bytes: null, error: null, types: [], created_by: 'Olivia Brandt' }
    const expires_at = `${addDays(today, 30 - daysAgo)}T07:12:00.000Z`
    return { team_id, id: id(place), ...days, ...defaults, expires_at, created, modified: created, ...fields }
  }
  const base = (type: string, name: string) => ({ team_id, type, name, created: stamps.created })
  return [
    [
      'downloads',
      [
        file(1, 41, { type: 'excel', status: 'completed', row_count: 812, size_bytes: 148_220 }),
        file(2, 9, { type: 'gsheet', status: 'failed', error: explorerFailure }),
        file(3, 3, { type: 'gsheet', status: 'queued', types: ['air', 'rail'] }),
        file(4, 1, { type: 'excel', status: 'queued' }),
      ],
    ],
    [
      'jobs',
      [
        ...[3, 4].map((place) => ({
          team_id,
          kind: 'downloads.make_file',
          payload: { downloadId: id(place) },
          attempts: 0,
          run_at: `${today}T00:00:00.000Z`,
        })),
        {
          team_id,
          kind: 'downloads.write_night',
          payload: { night: today },
          attempts: 0,
          run_at: `${today}T00:00:00.000Z`,
        },
      ],
    ],
    [
      'live_links',
      [
        {
          team_id,
          id: id(1),
          // A hash that matches no token.
          token_hash: '\\x00',
          name: 'Travel board of the office',
          types: ['air', 'hotel'],
          created_by: 'Olivia Brandt',
          last_used_at: `${addDays(today, -1)}T06:00:00.000Z`,
          ...stamps,
        },
      ],
    ],
    ['open_data', [{ team_id, enabled: true, modified: stamps.modified }]],
    [
      'ruleset_domains',
      [base('hotel', `stay.${team.domain}`), base('tmc', `travel.${team.domain}`), base('car', `pool.${team.domain}`)],
    ],
    ['rulesets', ['hotel', 'tmc', 'car'].map((type) => ({ team_id, type, modified: stamps.created }))],
  ]
}

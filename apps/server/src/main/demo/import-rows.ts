import { defaultOptions } from '@sextant/domain/imports/default-options'
import type { DemoTeamData } from './demo-data'

type Stamps = { readonly created: string }

const form = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  line_break: '\n',
  sheet: null,
  header: true,
  date_order: null,
}

/** The file an organisation started with, including two rows that were not written; developer teams have none. */
export function importRows({ team, travelers }: DemoTeamData, { created }: Stamps) {
  if (team.type !== 'org') return { imports: [], problems: [], failures: [] }
  // IDs are derived from the team's, so that no two teams share one.
  const id = (place: number): string => String(Number(team.id) * 10 + place)
  const memberCount = travelers.filter(({ isGuest }) => !isGuest).length
  const of = { team_id: team.id, import_id: id(1) }
  const failed = [
    { row: 12, cells: ['jo.miller@', 'Jo', 'Miller', 'Sales'], value: 'jo.miller@' },
    { row: 31, cells: ['n/a', 'Contractor', '', 'Legal'], value: 'n/a' },
  ]
  const done = new Date(Date.parse(created) + 90_000).toISOString()
  return {
    imports: [
      {
        team_id: team.id,
        id: id(1),
        type: 'members',
        status: 'Processed',
        filename: 'people from workday.csv',
        size_bytes: String((memberCount + failed.length) * 54),
        form,
        sheets: [],
        columns: ['Email - Primary Work', 'Legal First Name', 'Legal Last Name', 'Department'].map((header) => ({
          header,
          samples: [],
        })),
        first_rows: [],
        mapping: ['email', 'first_name', 'last_name', 'department'],
        options: defaultOptions,
        last_row: memberCount + failed.length + 1,
        created_rows: memberCount,
        updated_rows: 0,
        unchanged_rows: 0,
        skipped_rows: 0,
        failed_rows: failed.length,
        problems: failed.length,
        total: memberCount + failed.length,
        created_by: 'Olivia Brandt',
        finished: done,
        created,
        modified: done,
      },
    ],
    problems: failed.map(({ row, value }, at) => ({
      ...of,
      id: id(at),
      row,
      field: 'email',
      message: 'Value is not an email address.',
      value,
      level: 'error',
    })),
    failures: failed.map(({ row, cells, value }, at) => ({
      ...of,
      id: id(at),
      row,
      cells,
      problem: `"${value}" is not an email address.`,
    })),
  }
}

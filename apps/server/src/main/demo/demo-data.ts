import { makeIds } from '@sextant/demo/ids'
import { type DemoTeam, teams } from '@sextant/demo/teams'
import { type DemoTraveler, travelersOf } from '@sextant/demo/travelers'
import { type DemoUser, users } from '@sextant/demo/users'
import { makeRandom } from '@sextant/domain/kit/random'
import type { DeliveredMail } from './deliver-mail'
import { type ReportRows, reportRows } from './report-rows'
import type { TeamRows } from './tables'
import { type HistoryOptions, historyOf } from './team-history'

export type DemoOptions = Pick<HistoryOptions, 'today' | 'read'> & {
  readonly seed: string
  /** Domain of the mailboxes. */
  readonly mailDomain: string
}

export type DemoTeamData = {
  readonly team: DemoTeam
  /** ISO 8601, UTC; earlier than everything that happened to it. */
  readonly created: string
  /** The day that everything is relative to (`YYYY-MM-DD`). */
  readonly today: string
  /** The address of its mailbox. */
  readonly mailbox: string
  readonly travelers: readonly DemoTraveler[]
  readonly rows: TeamRows
  readonly reports: ReportRows
  readonly mails: readonly DeliveredMail[]
}

export type DemoData = { readonly teams: readonly DemoTeamData[]; readonly users: readonly DemoUser[] }

/** The sample organisation at the start of a day in UTC. The same day and seed always give the same result. */
export function demoData({ today, seed, mailDomain, read }: DemoOptions): DemoData {
  const random = makeRandom(seed)
  const ids = makeIds()
  const now = `${today}T00:00:00.000Z`
  return {
    users,
    teams: teams.map((team) => {
      const teamRandom = random.fork(team.name)
      const mailbox = `${team.mailbox}@${mailDomain}`
      const travelers = travelersOf(team, ids, teamRandom)
      const { rows, mails } = historyOf(team, travelers, { ids, today, now, mailbox, read }, teamRandom.fork('history'))
      return {
        team,
        today,
        mailbox,
        created: '2024-01-15T09:00:00.000Z',
        travelers,
        rows,
        reports: reportRows(team, today),
        mails,
      }
    }),
  }
}

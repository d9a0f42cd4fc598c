import { makeChance } from '@sextant/domain/kit/chance'
import type { DeliveredMail } from './deliver-mail'
import { makeIds } from './ids'
import type { TeamRows } from './tables'
import { type HistoryOptions, historyOf } from './team-history'
import { type DemoTeam, teams } from './teams'
import { type DemoTraveler, travelersOf } from './travelers'
import { type DemoUser, users } from './users'

export type DemoOptions = Omit<HistoryOptions, 'now' | 'ids'> & { readonly seed: string }

export type DemoTeamData = {
  readonly team: DemoTeam
  /** ISO 8601, UTC: before everything that happened to it. */
  readonly created: string
  /** The address of its mailbox. */
  readonly mailbox: string
  readonly travelers: readonly DemoTraveler[]
  readonly rows: TeamRows
  readonly mails: readonly DeliveredMail[]
}

export type DemoData = { readonly teams: readonly DemoTeamData[]; readonly users: readonly DemoUser[] }

/** The sample organisation as it stands at noon of a day: the same for the same day and seed. */
export function demoData({ today, seed, ...options }: DemoOptions): DemoData {
  const chance = makeChance(seed)
  const ids = makeIds()
  const now = `${today}T12:00:00.000Z`
  return {
    users,
    teams: teams.map((team) => {
      const own = chance.fork(team.name)
      const travelers = travelersOf(team, ids, own)
      const { rows, mails } = historyOf(team, travelers, { ...options, ids, today, now }, own.fork('history'))
      const mailbox = `${team.mailbox}@${options.mailDomain}`
      return { team, mailbox, created: '2024-01-15T09:00:00.000Z', travelers, rows, mails }
    }),
  }
}

import { teamSegment } from '@sextant/contract/kit/team'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import type { Steps } from '../../platform/jobs/handle'
import { postMail } from '../../platform/mail/jobs'
import type { Services } from '../../platform/services'
import { presentTeam } from '../../teams'
import { digestMail } from './digest-mail'
import { claimDue, findBacklog, findDigestTeams } from './digest-store'
import { localNow } from './local-now'

/** The hour of the team's day from which summaries are sent. */
const firstHour = 8

/** Sends the daily summaries that are due, in one transaction per team. */
export async function sendDigests(services: Services, { read }: Steps): Promise<void> {
  for (const team of await read(findDigestTeams))
    await inTransaction(services.db, { team, person: null }, async (teamTx) => await sendTeamDigests(services, teamTx))
}

/** Sends a team's summaries once a day, unless nothing is waiting by then. */
async function sendTeamDigests({ clock, publicUrl, secrets }: Services, tx: Tx): Promise<void> {
  const row = await tx.db.selectFrom('teams').selectAll().where('id', '=', tx.team).executeTakeFirst()
  if (!row) return
  const local = localNow(clock, row.time_zone_id)
  if (Number(local.slice(11, 13)) < firstHour) return
  const people = await claimDue(tx, local.slice(0, 10))
  if (people.length === 0) return
  const backlog = await findBacklog(tx)
  if (backlog.open + backlog.failed === 0) return
  const { teamType, id, name } = presentTeam(row)
  const url = `${publicUrl}/${teamSegment[teamType]}/${id}/emails/review`
  for (const person of people) await postMail(tx, secrets, digestMail(person, name, url, backlog))
}

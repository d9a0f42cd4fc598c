import type { Night } from '@sextant/contract/downloads/open-data'
import { Day } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job, recurring } from '../../platform/jobs/job'

/** Checks every 15 minutes which teams are due for their nightly export. */
export const nightsJob = recurring('downloads.nights', 15 * 60)

/** Writes a team's nightly export. */
export const writeNightJob = job('downloads.write_night', z.object({ night: Day }))

/** The blob key of a nightly file. */
export const nightKey = (team: string, night: string, file: string): string =>
  `teams/${team}/open-data/${night}/${file}`

/** The prefix of all nightly files. */
export const nightKeys = (team: string, nights: readonly Night[]): string[] =>
  nights.flatMap(({ night, files }) => files.map(({ name }) => nightKey(team, night, name)))

import type { Night } from '@sextant/contract/downloads/open-data'
import { Day } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { job, recurring } from '../../platform/jobs/job'

/** Look every quarter of an hour whose night has come. */
export const nightsJob = recurring('downloads.nights', 15 * 60)

/** Write the files of a team's night. */
export const writeNightJob = job('downloads.write_night', z.object({ night: Day }))

/** Where a file of a night is kept. */
export const nightKey = (team: string, night: string, file: string): string =>
  `teams/${team}/open-data/${night}/${file}`

/** Where all the files of nights are kept. */
export const nightKeys = (team: string, nights: readonly Night[]): string[] =>
  nights.flatMap(({ night, files }) => files.map(({ name }) => nightKey(team, night, name)))

import type * as endpoints from '@sextant/contract/downloads/open-data'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { nightKey } from './jobs'
import { findNights } from './store'

const types = new Map([
  ['parquet', 'application/vnd.apache.parquet'],
  ['csv', 'text/csv'],
  ['json', 'application/json'],
])

/** Returns a nightly file that is still retained. */
export const readNightFile: TeamVerb<typeof endpoints.readNightFile> = async (ctx, { params }) => {
  permit(ctx, 'read-downloads')
  const { night, name } = params
  const nights = await ctx.tx(findNights)
  const isListed = nights.some((one) => one.night === night && one.files.some((file) => file.name === name))
  const file = isListed ? await ctx.blobs.read(nightKey(ctx.team.id, night, name)) : null
  if (file === null) return refuse('not_found', 'There is no such file, or no longer.')
  await ctx.tx(async (tx) => await recordAudit(tx, ctx, { action: 'downloads.read_night', target: `${night}/${name}` }))
  return new FileResponse(`${night}-${name}`, file, types.get(name.split('.').at(-1) ?? '') ?? null)
}

import type * as endpoints from '@sextant/contract/imports/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { startImport } from './start-import'

export const processMemberImport: TeamVerb<typeof endpoints.processMemberImport> = async (ctx, { params, body }) => {
  permit(ctx, 'add-imports')
  return { data: await startImport(ctx, params.id, 'members', body) }
}

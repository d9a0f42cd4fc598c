import type * as endpoints from '@sextant/contract/imports/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { startImport } from './start-import'

export const processImport: TeamVerb<typeof endpoints.processImport> = async (ctx, { params, body }) => {
  permit(ctx, 'add-imports')
  return { data: await startImport(ctx, params.id, undefined, body) }
}

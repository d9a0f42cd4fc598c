import type * as endpoints from '@sextant/contract/imports/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { begin } from './begin'

export const processImport: TeamVerb<typeof endpoints.processImport> = async (ctx, { params, body }) => {
  permit(ctx, 'add-imports')
  return { data: await begin(ctx, params.id, undefined, body) }
}

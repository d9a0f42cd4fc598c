import type * as endpoints from '@sextant/contract/imports/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { createFromUpload } from './create-from-upload'

export const createImport: TeamVerb<typeof endpoints.createImport> = async (ctx, { body, spooled }) => {
  permit(ctx, 'add-imports')
  return { data: await createFromUpload(ctx, body.type, spooled) }
}

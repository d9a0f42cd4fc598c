import type { EmailModel } from '@sextant/contract/emails/model'
import type { Env } from '../../platform/env'
import type { FoundModel } from './store'

/** The operator's model as teams see it: never its key or path. */
export type OfferedModel = { readonly host: string; readonly name: string } | null

export const offeredModel = (model: Env['model']): OfferedModel =>
  model && { host: new URL(model.url).host, name: model.name }

export function presentModel(offered: OfferedModel, found: FoundModel): EmailModel {
  const { day, requests, tokens, ...settings } = found
  const price = settings.price_per_million_tokens
  return {
    available: offered !== null,
    host: offered?.host ?? null,
    name: offered?.name ?? null,
    ...settings,
    usage: { day, requests, tokens, cost: price === null ? null : (tokens * price) / 1_000_000 },
  }
}

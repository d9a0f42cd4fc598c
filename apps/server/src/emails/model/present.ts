import type { EmailModel } from '@sextant/contract/emails/model'
import type { Env } from '../../platform/env'
import type { ModelUse } from './store'

/** The operator's model as teams see it: never its key or path. */
export type ConfiguredModel = { readonly host: string; readonly name: string } | null

export const configuredModel = (model: Env['model']): ConfiguredModel =>
  model && { host: new URL(model.url).host, name: model.name }

export function presentModel(configured: ConfiguredModel, usage: ModelUse): EmailModel {
  const { day, requests, tokens, ...settings } = usage
  const price = settings.price_per_million_tokens
  return {
    available: configured !== null,
    host: configured?.host ?? null,
    name: configured?.name ?? null,
    ...settings,
    usage: { day, requests, tokens, cost: price === null ? null : (tokens * price) / 1_000_000 },
  }
}

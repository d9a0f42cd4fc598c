import type { Webhook } from '@sextant/contract/webhooks/schemas'

/** What people set of a webhook, for the audit log: figures change by themselves and tell nothing there. */
export function settingsOf(webhook: Webhook): Partial<Webhook> {
  const { stats_24h: _stats, last_success_at: _success, last_failure_at: _failure, ...settings } = webhook
  return settings
}

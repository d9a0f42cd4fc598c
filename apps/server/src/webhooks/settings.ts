import type { Webhook } from '@sextant/contract/webhooks/schemas'

/** The settings of a webhook for the audit log, without statistics, which change by themselves. */
export function settingsOf(webhook: Webhook): Partial<Webhook> {
  const { stats_24h: _stats, last_success_at: _success, last_failure_at: _failure, ...settings } = webhook
  return settings
}

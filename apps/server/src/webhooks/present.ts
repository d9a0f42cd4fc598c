import { Webhook } from '@sextant/contract/webhooks/schemas'
import type { WebhookRow } from './store'

/** Converts a webhook's row to the shape of the API. */
export function shapeWebhook({ hours, header_names, per_second, ...row }: WebhookRow) {
  const sum = (of: (hour: (typeof hours)[number]) => number) => hours.reduce((total, hour) => total + of(hour), 0)
  const [succeeded, failed] = [sum((hour) => hour.succeeded), sum((hour) => hour.failed)]
  const attempts = succeeded + failed
  return {
    ...row,
    rate_limit: per_second,
    custom_headers: header_names.map((name) => ({ name })),
    previous_secret_until: row.previous_until,
    stats_24h: {
      succeeded,
      failed,
      average_ms: attempts === 0 ? null : Math.round(sum(({ ms }) => ms) / attempts),
      hours: hours.map(({ hour, succeeded, failed }) => ({ hour, succeeded, failed })),
    },
  }
}

/** A webhook without its secret and header values, for everyone who may read it. */
export const presentWebhook = (row: WebhookRow): Webhook => Webhook.parse(shapeWebhook(row))

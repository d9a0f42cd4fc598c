import { share, total } from '@sextant/domain/reports/measures'
import { readWebhooks, type WebhookRow } from '../webhooks/store'
import { columnsOf, kind } from './kind'

const { text, number, time } = columnsOf<WebhookRow>()
const measures = [
  total('attempts', 'Attempts'),
  total('failed', 'Failed attempts'),
  share('failed', 'attempts', 'Failed'),
]

/** Webhooks, one per row. */
export const webhooks = kind<WebhookRow>({
  read: readWebhooks,
  columns: () => [
    text('name', 'Webhook', ({ name }) => name),
    text('url', 'URL', ({ url }) => url),
    text('status', 'Status', ({ status }) => status),
    number('attempts', 'Attempts', ({ attempts }) => attempts),
    number('failed', 'Failed attempts', ({ failed }) => failed),
    number('average_ms', 'Average time (ms)', ({ average_ms }) => average_ms),
    time('last_success', 'Last success (UTC)', ({ last_success }) => last_success),
    text('id', 'Webhook id', ({ id }) => id),
  ],
  outline: {
    sums: ({ attempts, failed }) => ({ webhooks: 1, used: attempts > 0 ? 1 : 0, attempts, failed }),
    figures: [total('webhooks', 'Webhooks'), total('used', 'Used'), ...measures],
    measures,
    weight: 'attempts',
    breakdowns: [
      { id: 'webhook', label: 'Webhook', of: ({ name }) => name },
      { id: 'status', label: 'Status', of: ({ status }) => status },
    ],
    chart: {
      label: 'Attempts by webhook',
      unit: 'count',
      series: [{ id: 'attempts', label: 'Attempts' }],
    },
  },
})

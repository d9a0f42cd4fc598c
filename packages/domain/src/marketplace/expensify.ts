import { dayOf } from '../kit/local-time'
import { segmentHeadline } from '../segments/headline'
import { idempotencyKey } from './by-http'
import { expenseColumns, expenseTypes } from './columns'
import { actionOf, type Manifest, type SegmentEvent } from './manifest'

/**
 * Expensify accepts jobs as form data (its Integration Server, job `create` of `expenses`): amounts are in hundredths,
 * and an expense belongs to a person's address. It does not support updating an expense, so only new bookings are sent.
 */
export const expensify: Manifest = {
  delivery: 'http',
  events: ['segment.created'],
  fields: [
    {
      name: 'endpoint',
      label: 'Endpoint',
      kind: 'url',
      required: false,
      default: 'https://integrations.expensify.com/Integration-Server/ExpensifyIntegrations',
    },
    { name: 'partner_user_id', label: 'Partner user id', kind: 'text', required: true },
    { name: 'partner_user_secret', label: 'Partner user secret', kind: 'secret', required: true },
  ],
  columns: expenseColumns,
  compose: (segmentEvent, config) => {
    const job = jobOf(segmentEvent, config)
    return job === null
      ? null
      : {
          by: 'http',
          url: config['endpoint'] ?? '',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': idempotencyKey(segmentEvent),
          },
          body: new URLSearchParams({ requestJobDescription: JSON.stringify(job) }).toString(),
        }
  },
}

function jobOf(segmentEvent: SegmentEvent, config: Readonly<Record<string, string>>) {
  const { segment, person } = segmentEvent
  const { price, currency, booked_at: booked, start_datetime: start } = segment
  const day = booked ?? start
  if (!person || price === null || currency === null || day === null || actionOf(segmentEvent) === 'cancel') return null
  return {
    type: 'create',
    credentials: {
      partnerUserID: config['partner_user_id'] ?? '',
      partnerUserSecret: config['partner_user_secret'] ?? '',
    },
    inputSettings: {
      type: 'expenses',
      employeeEmail: person.email,
      transactionList: [
        {
          created: dayOf(day),
          currency,
          merchant: segment.provider ?? segmentHeadline(segment),
          amount: Math.round(Number(price) * 100),
          externalID: idempotencyKey(segmentEvent),
          category: expenseTypes[segment.type],
          comment: segmentHeadline(segment),
        },
      ],
    },
  }
}

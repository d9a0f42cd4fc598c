import { total } from '@sextant/domain/reports/tally'
import { columnsOf, kind } from './kind'

/** A row of what nothing is written down of yet. */
type Nothing = { readonly name: string }

const { text, number, time } = columnsOf<Nothing>()
const none = { count: async () => 0, batches: async function* () {} }

/** A report with its columns and no rows: there is nothing of its kind to count. */
const empty = (what: string, counted: string, columns: ReturnType<typeof text>[]) =>
  kind<Nothing>({
    read: () => none,
    columns: () => columns,
    outline: {
      sums: () => ({}),
      figures: [total('rows', what), total('counted', counted)],
      measures: [total('counted', counted)],
      weight: 'counted',
      breakdowns: [{ id: 'name', label: what, of: ({ name }) => name }],
      chart: { label: counted, unit: 'count', series: [{ id: 'counted', label: counted }] },
    },
  })

const nothing = () => null

/** Applications, one a row. */
export const clients = empty('Applications', 'Calls', [
  text('name', 'Application', nothing),
  text('client_id', 'Client id', nothing),
  text('status', 'Status', nothing),
  number('calls', 'Calls', nothing),
  number('failed', 'Failed calls', nothing),
  time('last_used', 'Last used (UTC)', nothing),
])

/** Webhooks, one a row. */
export const webhooks = empty('Webhooks', 'Deliveries', [
  text('name', 'Webhook', nothing),
  text('url', 'URL', nothing),
  text('status', 'Status', nothing),
  number('deliveries', 'Deliveries', nothing),
  number('failed', 'Failed deliveries', nothing),
  time('last_success', 'Last success (UTC)', nothing),
])

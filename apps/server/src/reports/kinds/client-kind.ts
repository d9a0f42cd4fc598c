import { share, total } from '@sextant/domain/reports/measures'
import { type ClientRow, readClients } from '../clients/store'
import { columnsOf, kind } from './kind'

const { text, number, time } = columnsOf<ClientRow>()
const measures = [total('calls', 'Calls'), total('failed', 'Failed calls'), share('failed', 'calls', 'Failed')]

/** Applications, one per row. */
export const clients = kind<ClientRow>({
  read: readClients,
  columns: () => [
    text('name', 'Application', ({ name }) => name),
    text('client_id', 'Client id', ({ client_id }) => client_id),
    text('status', 'Status', ({ status }) => status),
    text('scopes', 'Scopes', ({ scopes }) => scopes),
    number('calls', 'Calls', ({ calls }) => calls),
    number('failed', 'Failed calls', ({ failed }) => failed),
    time('last_used', 'Last used (UTC)', ({ last_used }) => last_used),
    text('id', 'Application id', ({ id }) => id),
  ],
  outline: {
    sums: ({ calls, failed }) => ({ clients: 1, used: calls > 0 ? 1 : 0, calls, failed }),
    figures: [total('clients', 'Applications'), total('used', 'Used'), ...measures],
    measures,
    weight: 'calls',
    breakdowns: [
      {
        id: 'client',
        label: 'Application',
        of: ({ name, client_id }) => `${name} · ${client_id.slice(0, 9)}`,
      },
      { id: 'status', label: 'Status', of: ({ status }) => status },
    ],
    chart: { label: 'Calls by application', unit: 'count', series: [{ id: 'calls', label: 'Calls' }] },
  },
})

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A flight as documented for AeroAPI v4, with null for absent values. */
export const aeroFlight = (of: Readonly<Record<string, unknown>> = {}) => ({
  ident: 'DLH1020',
  ident_icao: 'DLH1020',
  ident_iata: 'LH1020',
  fa_flight_id: 'DLH1020-1803877500-schedule-0001',
  operator: 'DLH',
  operator_iata: 'LH',
  flight_number: '1020',
  blocked: false,
  diverted: false,
  cancelled: false,
  position_only: false,
  origin: { code: 'EDDF', code_icao: 'EDDF', code_iata: 'FRA', timezone: 'Europe/Berlin', name: 'Frankfurt' },
  destination: { code: 'LFPG', code_icao: 'LFPG', code_iata: 'CDG', timezone: 'Europe/Paris', name: 'Paris' },
  departure_delay: 0,
  arrival_delay: 0,
  filed_ete: 4500,
  progress_percent: 0,
  status: 'Scheduled',
  aircraft_type: 'A320',
  gate_origin: 'A24',
  gate_destination: null,
  terminal_origin: '1',
  terminal_destination: '1',
  baggage_claim: null,
  scheduled_out: '2027-03-01T06:05:00Z',
  estimated_out: '2027-03-01T06:05:00Z',
  actual_out: null,
  scheduled_off: '2027-03-01T06:15:00Z',
  estimated_off: '2027-03-01T06:15:00Z',
  actual_off: null,
  scheduled_on: '2027-03-01T07:10:00Z',
  estimated_on: '2027-03-01T07:10:00Z',
  actual_on: null,
  scheduled_in: '2027-03-01T07:20:00Z',
  estimated_in: '2027-03-01T07:20:00Z',
  actual_in: null,
  ...of,
})

export type AeroApi = {
  readonly url: string
  /** The requests received, in order. */
  readonly requests: { readonly path: string; readonly query: URLSearchParams; readonly key: string }[]
  /** Sets the response to all further requests. */
  answer(status: number, body: unknown): void
  close(): Promise<void>
}

/** A local AeroAPI server, as far as the API is documented. */
export async function startAeroApi(): Promise<AeroApi> {
  const requests: AeroApi['requests'] = []
  let reply = { status: 200, body: JSON.stringify({ flights: [], links: null, num_pages: 1 }) }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub')
    requests.push({ path: pathname, query: searchParams, key: String(request.headers['x-apikey']) })
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=UTF-8' }).end(reply.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/aeroapi`,
    requests,
    answer: (status, body) => {
      reply = { status, body: JSON.stringify(body) }
    },
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

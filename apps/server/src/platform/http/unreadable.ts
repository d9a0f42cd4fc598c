import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { headersForBrowsers } from './headers'
import { Refusal, textOf } from './refusal'

const malformed = new Refusal('malformed', textOf('malformed'))
const text = JSON.stringify(malformed.body)
const headers = {
  ...headersForBrowsers,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}

/** Answers a request whose URL cannot be decoded, since it reaches no route, hook or error handler. */
export function rejectUndecodable(raw: ServerResponse): void {
  raw.writeHead(malformed.status, headers).end(text)
}

/** The status for each error of Node's HTTP parser. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers a malformed HTTP request, and closes its connection. */
export function rejectMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return void socket.destroy(error)
  const status = statuses[error.code ?? ''] ?? malformed.status
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${text}`)
}

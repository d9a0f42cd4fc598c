import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type Answer, decode, encode } from 'dns-packet'

/** Records by `TYPE name`; `silence` never answers. */
export type Zone = Record<string, readonly string[] | 'silence'>

export type DnsServer = {
  /** `address:port` */
  readonly address: string
  /** The questions received, as `TYPE name`. */
  readonly queries: string[]
  /** The records to answer with; can be changed at any time. */
  readonly zone: Zone
  stop(): Promise<void>
}

/** A DNS server with scripted answers; names without records do not exist. */
export async function startDns(zone: Zone = {}): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const queries: string[] = []
  socket.on('message', (bytes, from) => {
    const { id, questions = [] } = decode(bytes)
    const [question] = questions
    if (!question) return
    const key = `${question.type} ${question.name.toLowerCase()}`
    queries.push(key)
    const records = zone[key] ?? zone['*']
    if (records === 'silence') return
    const rcode = records === undefined ? 3 : 0
    const answers = (records ?? []).map(
      (data): Answer => ({
        type: 'TXT',
        name: question.name,
        ttl: 60,
        data: data.match(/.{1,255}/gs) ?? [data],
      }),
    )
    socket.send(encode({ type: 'response', id, flags: 0x8180 | rcode, questions, answers }), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries,
    zone,
    stop: async () => await new Promise((resolve) => socket.close(() => resolve())),
  }
}

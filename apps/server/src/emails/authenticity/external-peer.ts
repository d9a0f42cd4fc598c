import { isIP } from 'node:net'
import { isPublicAddress } from '../../platform/http/public-address'

/** The server that delivered a message: its address, and the name it gave. */
export type Peer = { readonly ip: string; readonly helo: string | null }

/** The maximum number of an organisation's own servers that a message passes through. */
const maxRelays = 20

/**
 * The server from which the organisation received a message: the one that delivered it to us or, if that is a relay of
 * the organisation, the one named by the relays' Received fields (RFC 5321 §4.4). Null if unknown.
 */
export function externalPeer(peer: Peer, header: string, isRelay: (ip: string) => boolean): Peer | null {
  let from: Peer | null = peer
  for (const field of isRelay(peer.ip) ? receivedFields(header) : []) {
    from = fromOf(field)
    if (from === null || !isRelay(from.ip)) break
  }
  return from && !isRelay(from.ip) && isPublicAddress(from.ip) ? from : null
}

/** The Received fields, newest first. */
const receivedFields = (header: string): string[] =>
  header
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => /^received\s*:/i.test(line))
    .slice(0, maxRelays)

/** The name and address in the `from` clause of a Received field. */
function fromOf(field: string): Peer | null {
  const [clause = ''] = field.slice(field.indexOf(':') + 1).split(/ by /i, 1)
  const [, name = ''] = /^\s*from\s+(\S{1,255})/i.exec(clause) ?? []
  const addresses = clause.split(/[\s[\]()=]+/).map((word) => word.replace(/^IPv6:/i, ''))
  const ip = addresses.find((word) => isIP(word) !== 0)
  return ip === undefined ? null : { ip, helo: name.startsWith('[') ? null : name }
}

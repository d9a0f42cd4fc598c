import { lookup } from 'node:dns/promises'
import type { Permits } from '../../platform/http/guard'

/** The server is inside a network that is not connected to. */
export class PrivateHost extends Error {
  override readonly name = 'PrivateHost'
}

/**
 * The address of a mail server, checked: it belongs to the public internet, or to a network that the operator allows.
 * The connection is made to this address, so that the name cannot lead elsewhere in between.
 */
export async function resolveHost(host: string, permits: Permits): Promise<string> {
  const found = await lookup(host.replace(/^\[(.*)\]$/, '$1'), { all: true })
  // IPv4 first: not every machine has a way out by IPv6, every server has an address of both or of IPv4.
  const [first] = found.toSorted((a, b) => a.family - b.family)
  if (!first || !found.every(({ address }) => permits(host, address)))
    throw new PrivateHost(`${host} is inside a private or reserved network, which is not connected to.`)
  return first.address
}

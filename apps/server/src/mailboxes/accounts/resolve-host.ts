import { lookup } from 'node:dns/promises'
import type { Permits } from '../../platform/http/guard'

/** The server is on a network that we may not connect to. */
export class PrivateHost extends Error {
  override readonly name = 'PrivateHost'
}

/**
 * Resolves a mail server's address and checks that it is on the public internet or a network the operator allows.
 * Connect to this address, so that DNS cannot change in between.
 */
export async function resolveHost(host: string, permits: Permits): Promise<string> {
  const found = await lookup(host.replace(/^\[(.*)\]$/, '$1'), { all: true })
  // IPv4 first: not every machine has an IPv6 route, and servers have IPv4 or both.
  const [first] = found.toSorted((a, b) => a.family - b.family)
  if (!first || !found.every(({ address }) => permits(host, address)))
    throw new PrivateHost(`${host} is inside a private or reserved network, which is not connected to.`)
  return first.address
}

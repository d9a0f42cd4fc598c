import { type LookupOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/**
 * Decides which addresses may be called: `hostname` is from the URL, `address` is the IP address it currently resolves
 * to.
 */
export type Permits = (hostname: string, address: string) => boolean

/** Permits only public addresses. */
export const publicOnly: Permits = (_hostname, address) => isPublicAddress(address)

/** Checks a literal IP address here, since it is never resolved. Throws if it is not permitted. */
export function refuseLiteral(permits: Permits, hostname: string): void {
  const address = literalOf(hostname)
  if (address !== null && !permits(hostname, address)) throw privateAddress(hostname)
}

/** The IP address in a URL's host, without IPv6 brackets; null for a name. */
export function literalOf(hostname: string): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 ? null : address
}

/**
 * A DNS lookup that fails if any resolved address is not permitted, so that DNS cannot change between check and
 * connection.
 */
export const guardedLookup =
  (permits: Permits): LookupFunction =>
  (hostname, options: LookupOptions, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const isPermitted = found?.every(({ address }) => permits(hostname, address))
      const refused = error ?? (isPermitted ? null : privateAddress(hostname))
      const [first] = found ?? []
      if (refused || !first) callback(refused ?? privateAddress(hostname), '', 0)
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

/** The error for an address that must not be called. */
const privateAddress = (hostname: string): Error =>
  new Error(`${hostname} is an address inside a private or reserved network, which is not called.`)

import { type LookupOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/**
 * Which addresses may be called: `hostname` is what the URL says, `address` the IP address that is behind it just now.
 */
export type Permits = (hostname: string, address: string) => boolean

/** Nothing inside of private and reserved networks. */
export const publicOnly: Permits = (_hostname, address) => isPublicAddress(address)

/**
 * A connection to an address that is written out is not resolved, so it is checked here. Throws where it is not
 * permitted.
 */
export function refuseLiteral(permits: Permits, hostname: string): void {
  const address = literalOf(hostname)
  if (address !== null && !permits(hostname, address)) throw privateAddress(hostname)
}

/** The IP address that a URL's host is, without the brackets of IPv6; null where it is a name. */
export function literalOf(hostname: string): string | null {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 ? null : address
}

/**
 * Resolves names for a connection, and refuses those with any address that is not permitted: a name cannot change in
 * between.
 */
export const guardedLookup =
  (permits: Permits): LookupFunction =>
  (hostname, options: LookupOptions, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const isPermitted = found?.every(({ address }) => permits(hostname, address))
      const refused = error ?? (isPermitted ? null : privateAddress(hostname))
      const [first] = found ?? []
      if (refused || !first) answer(refused ?? privateAddress(hostname), '', 0)
      else if (options.all) answer(null, found)
      else answer(null, first.address, first.family)
    })
  }

/** What is said of an address that must not be called. */
export const privateAddress = (hostname: string): Error =>
  new Error(`${hostname} is an address inside a private or reserved network, which is not called.`)

import { BlockList, isIPv4 } from 'node:net'
import * as z from 'zod'
import { literalOf, type Permits } from './guard'
import { isPublicAddress } from './public-address'

/** Where requests may go: the public internet, plus whatever the operator allows. */
export type Networks = {
  readonly permits: Permits
  /** Whether a URL may be called: https, or http if the operator allows its host by name or address. */
  permitsUrl(url: URL): boolean
}

const addresses = [z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()] as const
const Entry = z.union(
  [...addresses, z.hostname().toLowerCase()],
  'must be networks, addresses or host names, separated by commas',
)
const Address = z.union(addresses, 'must be networks or addresses, separated by commas')

const Commas = z.string().transform((text) =>
  text
    .split(',')
    .map((network) => network.trim())
    .filter((network) => network !== ''),
)

/** The operator's list in the environment: comma-separated networks (`10.0.0.0/8`), addresses and host names. */
export const NetworkList = Commas.pipe(z.array(Entry))

/** The same without host names. */
export const AddressList = Commas.pipe(z.array(Address))

/** The public internet plus a list of entries. `localhost` always means 127.0.0.1 (RFC 6761). */
export function makeNetworks(allowed: readonly string[]): Networks {
  const names = new Set<string>()
  const addresses = new BlockList()
  for (const entry of allowed) {
    const [address = '', bits] = entry.split('/')
    if (literalOf(address) === null) names.add(entry)
    else if (bits === undefined) addresses.addAddress(address, familyOf(address))
    else addresses.addSubnet(address, Number(bits), familyOf(address))
  }
  const isAllowed: Permits = (hostname, address) =>
    names.has(hostname.toLowerCase()) || addresses.check(address, familyOf(address))
  return {
    permits: (hostname, address) => isPublicAddress(address) || isAllowed(hostname, address),
    permitsUrl: ({ protocol, hostname }) => {
      const address = hostname === 'localhost' ? '127.0.0.1' : literalOf(hostname)
      const isOwn = address === null ? names.has(hostname) : isAllowed(hostname, address)
      if (isOwn) return protocol === 'https:' || protocol === 'http:'
      return protocol === 'https:' && (address === null || isPublicAddress(address))
    },
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6')

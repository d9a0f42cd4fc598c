import { BlockList, isIPv4 } from 'node:net'

/** IPv4 networks that are private, local or reserved (IANA special-purpose registry, multicast and class E). */
const reserved4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Excluded from the public part of IPv6 (2000::/3): protocol assignments with Teredo, 6to4, documentation. */
const reserved6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused4 = new BlockList()
for (const [network, bits] of reserved4) refused4.addSubnet(network, bits, 'ipv4')
const public6 = new BlockList()
public6.addSubnet('2000::', 3, 'ipv6')
const refused6 = new BlockList()
for (const [network, bits] of reserved6) refused6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is on the public internet: not this machine, its network or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused4.check(address, 'ipv4')
  return public6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}

import { isIPv6 } from 'node:net'

/**
 * The network of an address, for rate limits: a single IPv4 address, or an IPv6 address's /64, which subscribers get as
 * a whole (RFC 6177). An IPv4-mapped address (RFC 4291 §2.5.5.2) counts as IPv4.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  // An embedded IPv4 address takes the place of the last two groups, which do not matter here.
  const [head = '', tail] = plain.replace(/[\d.]+\.[\d.]+$/, '0:0').split('::')
  const groups = (text: string): string[] => text.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

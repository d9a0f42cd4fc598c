import { isIPv6 } from 'node:net'

/**
 * Whose address it is, for counting: an IPv4 address is one, of IPv6 everybody has a whole /64 to choose from (RFC
 * 6177). An IPv4 address inside an IPv6 one (RFC 4291 §2.5.5.2) is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  // An IPv4 address at the end stands for two groups, neither of which counts here.
  const [head = '', tail] = plain.replace(/[\d.]+\.[\d.]+$/, '0:0').split('::')
  const groups = (text: string): string[] => text.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

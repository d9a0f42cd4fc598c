/** Maximum number of times an email may pass through our servers (RFC 5321 §6.3 leaves the number to the receiver). */
const maxPasses = 10

/** Maximum number of servers an email may pass through. RFC 5321 §6.3 requires a limit of at least 100. */
const maxHops = 100

const isOf = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`))

/** The servers in a message's `Received` headers, latest first. */
function receivers(header: string): string[] {
  const unfolded = header.replaceAll(/\r?\n[ \t]+/g, ' ')
  return [...unfolded.matchAll(/^received:(.*)$/gim)].map(
    ([, line = '']) => /\sby\s+([^\s;()]+)/i.exec(line)?.[1]?.toLowerCase().replace(/\.$/, '') ?? '',
  )
}

/**
 * Whether an email is in a mail loop: ten hops through servers of our own domains, or a hundred through any. `header`
 * is everything before the message's first empty line.
 */
export function isLooped(header: string, ownDomains: readonly string[]): boolean {
  const hosts = receivers(header)
  return hosts.length >= maxHops || hosts.filter((host) => isOf(host, ownDomains)).length >= maxPasses
}

/** So often may a mail have been with us before (RFC 5321 §6.3 leaves the number to the receiver). */
const maxOwn = 10

/** So many servers may a mail have come through: RFC 5321 §6.3 asks for a limit of at least 100. */
const maxHops = 100

const isOf = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`))

/** The servers that wrote a `Received` line into a message, from its header as it was sent; the latest first. */
function receivers(header: string): string[] {
  const unfolded = header.replaceAll(/\r?\n[ \t]+/g, ' ')
  return [...unfolded.matchAll(/^received:(.*)$/gim)].map(
    ([, line = '']) => /\sby\s+([^\s;()]+)/i.exec(line)?.[1]?.toLowerCase().replace(/\.$/, '') ?? '',
  )
}

/**
 * Whether a mail goes round in circles: ten times through servers of our own domains, or a hundred times through any.
 * `header` is what stands before the message's first empty line.
 */
export function isLooped(header: string, ownDomains: readonly string[]): boolean {
  const hosts = receivers(header)
  return hosts.length >= maxHops || hosts.filter((host) => isOf(host, ownDomains)).length >= maxOwn
}

import type { Forwarding } from './forwarding'

/** A quoted string (RFC 5228 §2.4.2). */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

const list = (texts: readonly string[]): string => `[\n    ${texts.map(quoted).join(',\n    ')}\n  ]`

/**
 * A Sieve script (RFC 5228) that copies email from the domains to the mailbox without affecting its delivery (`:copy`,
 * RFC 3894). `:matches` with `*.` covers subdomains (RFC 5228 §2.7.1).
 */
export const sieveRules = ({ domains, address }: Forwarding): string =>
  domains.length === 0
    ? '# No domain was chosen.\n'
    : `require ["copy"];

if anyof (
  address :domain :is "from" ${list(domains)},
  address :domain :matches "from" ${list(domains.map((domain) => `*.${domain}`))}
) {
  redirect :copy ${quoted(address)};
}
`

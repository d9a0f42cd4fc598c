/**
 * Whether a sender may send to a mailbox: listed by address, or by domain as `@example.com` (without subdomains). An
 * empty list allows everyone. Both the envelope's and the header's sender count, since email forwarded by a rule has
 * the forwarder in the envelope, and email forwarded manually in the header.
 */
export function isSenderAllowed(allowed: readonly string[], senders: readonly (string | null | undefined)[]): boolean {
  if (allowed.length === 0) return true
  const named = new Set(allowed.map((one) => one.toLowerCase()))
  return senders.some((sender) => {
    const address = sender?.trim().toLowerCase() ?? ''
    return named.has(address) || named.has(address.slice(address.lastIndexOf('@')))
  })
}

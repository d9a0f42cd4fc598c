/**
 * Whether one who sent a mail is among those who may send to a mailbox: by address, or by domain as `@example.com`
 * (without its subdomains). Nobody named: everybody may. A mail has two senders, that of the envelope and that of the
 * header: a mail that is forwarded by a rule has the forwarder in the envelope, one that is forwarded by hand in the
 * header, so either counts.
 */
export function isSenderAllowed(allowed: readonly string[], senders: readonly (string | null | undefined)[]): boolean {
  if (allowed.length === 0) return true
  const named = new Set(allowed.map((one) => one.toLowerCase()))
  return senders.some((sender) => {
    const address = sender?.trim().toLowerCase() ?? ''
    return named.has(address) || named.has(address.slice(address.lastIndexOf('@')))
  })
}

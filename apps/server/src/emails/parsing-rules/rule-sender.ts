/** Providers where anyone can have an address, so the domain identifies no sender. */
const sharedDomains = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com aol.com gmx.de gmx.net web.de proton.me protonmail.com mail.com qq.com 163.com'.split(
    ' ',
  ),
)

/** The sender of a rule for an address: its domain, or the address itself if the domain is shared. */
export function ruleSender(address: string): string | null {
  const [, domain = ''] = /^[^@\s]+@([^@\s]+\.[^@\s]+)$/.exec(address) ?? []
  if (domain === '') return null
  return sharedDomains.has(domain) ? address : domain
}

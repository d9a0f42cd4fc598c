import type { Forwarding } from './forwarding'
import { pieces } from './pieces'

/** What the rules are called, so that they are found again. */
const family = 'Sextant: copies of booking mail'

/**
 * A rule has at most 8192 characters (Microsoft, knowledge base 3003043); the rest is left for its name, address and
 * comment.
 */
const maxPatterns = 7000

/** PowerShell takes typographic apostrophes for plain ones; doubled they stand for themselves. */
const quoted = (text: string): string => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`

/** An address in the domain or below it. Exchange knows groups and alternatives, but no classes of characters. */
const pattern = (domain: string): string => quoted(`(@|\\.)${domain.replaceAll('.', '\\.')}$`)

/**
 * Mail flow rules for Exchange Online and Exchange Server, as PowerShell to paste: each sends a copy of what comes from
 * the domains to the mailbox and lets the mail go its way. `SenderDomainIs` would not match what lies below a domain,
 * hence patterns. Pasted again, they take the place of the rules that are there.
 *
 * Sources: Microsoft, "New-TransportRule" and "Mail flow rule conditions and exceptions (predicates) in Exchange
 * Online".
 */
export function exchangeRules({ domains, address }: Forwarding): string {
  const parts = pieces(domains.map(pattern), maxPatterns, 2)
  const rules = parts.map((patterns, at) =>
    [
      'New-TransportRule `',
      `  -Name ${quoted(`${family} ${at + 1}`)} \``,
      '  -FromScope NotInOrganization `',
      '  -SenderAddressLocation HeaderOrEnvelope `',
      `  -FromAddressMatchesPatterns ${patterns.join(', ')} \``,
      `  -BlindCopyTo ${quoted(address)}`,
    ].join('\n'),
  )
  return `${[
    '# In Exchange Online PowerShell, after Connect-ExchangeOnline. Rules of an earlier time are replaced.',
    `Get-TransportRule | Where-Object { $_.Name -like ${quoted(`${family} *`)} } | Remove-TransportRule -Confirm:$false`,
    ...rules,
  ].join('\n\n')}\n`
}

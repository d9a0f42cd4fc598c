import type { Forwarding } from './forwarding'
import { splitByLength } from './split-by-length'

/** The common name prefix of the rules, used to find them again. */
const family = 'Sextant: copies of booking mail'

/**
 * A rule may have 8192 characters (Microsoft, knowledge base 3003043), of which some are reserved for its name, address
 * and comment.
 */
const maxPatterns = 7000

/** PowerShell treats typographic apostrophes as plain ones. They are escaped by doubling. */
const quoted = (text: string): string => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`

/**
 * A pattern for addresses in the domain or a subdomain. Exchange supports groups and alternatives, but no character
 * classes.
 */
const pattern = (domain: string): string => quoted(`(@|\\.)${domain.replaceAll('.', '\\.')}$`)

/**
 * Mail flow rules for Exchange Online and Exchange Server as a PowerShell script: each sends a copy of email from the
 * domains to the mailbox, without affecting its delivery. Uses patterns because `SenderDomainIs` does not match
 * subdomains. Running the script again replaces existing rules. Sources: Microsoft, "New-TransportRule" and "Mail flow
 * rule conditions and exceptions (predicates) in Exchange Online".
 */
export function exchangeRules({ domains, address }: Forwarding): string {
  const parts = splitByLength(domains.map(pattern), maxPatterns, 2)
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

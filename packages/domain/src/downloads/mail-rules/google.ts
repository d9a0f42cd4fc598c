import type { Forwarding } from './forwarding'
import { splitByLength } from './split-by-length'

/** The maximum length of an expression that stays readable and fast. A rule can contain several. */
const maxAlternatives = 1800

/** Matches a sender's address in one of the domains or a subdomain (RE2), possibly followed by `>`. */
export const senderPattern = (domains: readonly string[]): string =>
  `(?i)[@.](?:${domains.map((domain) => domain.replaceAll('.', '\\.')).join('|')})(?:[>\\s]|$)`

/**
 * A content compliance rule for Google Workspace: the steps for an administrator, and the expressions to paste. The
 * rule delivers a copy to the mailbox in addition to normal delivery. Sources: Google Workspace Admin Help, "Set up
 * rules for advanced email content filtering" and "Guidelines for using regular expressions" (RE2).
 */
export function googleRules({ domains, address }: Forwarding): string {
  const expressions = splitByLength(domains, maxAlternatives, 1).map(senderPattern)
  return `${[
    'Google Admin console: Apps, Google Workspace, Gmail, Compliance, Content compliance, Configure.',
    [
      '1. Email messages to affect: Inbound.',
      '2. Add expressions: If ANY of the following match the message. For each line below add an expression:',
      '   Advanced content match, Location: Sender header, Match type: Matches regex.',
      '3. If the above expressions match: Modify message. Also deliver to: Add more recipients, and enter',
      `   ${address}`,
    ].join('\n'),
    ...expressions,
  ].join('\n\n')}\n`
}

import type { MailRuleFormat } from '@sextant/contract/downloads/rulesets'
import { exchangeRules } from './exchange'
import type { Forwarding } from './forwarding'
import { googleRules } from './google'
import { sieveRules } from './sieve'

/** For each mail system: its label, the file name, and how the rule is written. */
export const mailRules: Readonly<
  Record<MailRuleFormat, { label: string; filename: string; write: (of: Forwarding) => string }>
> = {
  exchange: { label: 'Microsoft 365', filename: 'sextant-exchange.ps1', write: exchangeRules },
  google: { label: 'Google Workspace', filename: 'sextant-google-workspace.txt', write: googleRules },
  sieve: { label: 'Sieve', filename: 'sextant.sieve', write: sieveRules },
}

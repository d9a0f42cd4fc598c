import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Id, Instant } from '../kit/wire'

/** The supplier types that email domains are grouped by (spec §3: the download types). */
export const rulesetTypes = ['air', 'hotel', 'car', 'rail', 'ota', 'tmc', 'transportation', 'activity'] as const
export const RulesetType = z.enum(rulesetTypes)
export type RulesetType = z.infer<typeof RulesetType>

/** Display names of the types (spec §3). */
export const rulesetLabels: Record<RulesetType, string> = {
  air: 'Airlines',
  hotel: 'Hotels',
  car: 'Car Rental Agencies',
  rail: 'Rail Lines',
  ota: 'Online Travel Agencies',
  tmc: 'Travel Management Companies',
  transportation: 'Transportation Services',
  activity: 'Activities',
}

/**
 * An email domain in DNS form (RFC 1035 §2.3.1, lowercase): only letters, digits, hyphens and dots, so it needs no
 * quoting in any mail system's rules. Internationalised names are in ASCII form (`xn--…`).
 */
export const MailDomain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, 'Must have at most 253 characters.'),
    z.regex(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/,
      'Must be a domain such as example.com.',
    ),
  )
  .register(z.globalRegistry, { examples: ['example.com'] })

/** A supplier's email domain, including subdomains. */
export const RulesetDomain = z.object({
  name: z.string(),
  /** When it was added to the list. */
  created: Instant,
  /** Whether the team added it and can therefore remove it. */
  own: z.boolean(),
})
export type RulesetDomain = z.infer<typeof RulesetDomain>

/** The email domains of one type of supplier. */
export const Ruleset = z.object({
  type: RulesetType,
  label: z.string(),
  domains: z.array(RulesetDomain),
  /** When a domain was last added or removed. */
  modified: Instant,
})
export type Ruleset = z.infer<typeof Ruleset>

export const listRulesets = endpoint({
  name: 'downloads.rulesets',
  summary: 'List the email domains of suppliers by type.',
  method: 'GET',
  path: '{team}/rulesets',
  permission: 'browse-downloads',
  output: z.object({ data: z.array(Ruleset) }),
})

/** The maximum number of domains per call, and of a team's own domains per ruleset. */
export const maxAddedDomains = 200
export const maxOwnDomains = 2000

export const addRulesetDomains = endpoint({
  name: 'downloads.add_domains',
  summary: `Add the team's own domains to a ruleset: at most ${maxAddedDomains} at once, ${maxOwnDomains} in all. Existing ones stay unchanged.`,
  method: 'POST',
  path: '{team}/rulesets/{type}/domains',
  params: { type: RulesetType },
  permission: 'add-downloads',
  body: z.object({
    names: z
      .array(MailDomain)
      .check(
        z.minLength(1, 'Enter a domain.'),
        z.maxLength(maxAddedDomains, `Add at most ${maxAddedDomains} domains at once.`),
      ),
  }),
  output: z.object({ data: Ruleset }),
})

export const removeRulesetDomain = endpoint({
  name: 'downloads.remove_domain',
  summary: 'Remove a domain that the team added to a ruleset.',
  method: 'DELETE',
  path: '{team}/rulesets/{type}/domains/{name}',
  params: { type: RulesetType, name: MailDomain },
  permission: 'edit-downloads',
  output: z.object({ data: Ruleset }),
})

/** The mail systems for which rules can be generated. */
export const mailRuleFormats = ['exchange', 'google', 'sieve'] as const
export const MailRuleFormat = z.enum(mailRuleFormats)
export type MailRuleFormat = z.infer<typeof MailRuleFormat>

/** Comma-separated ruleset types; all if omitted. */
const TypeList = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((word) => z.safeParse(RulesetType, word).success),
        `Must be a list of types: ${rulesetTypes.join(', ')}.`,
      ),
    ),
)

export const downloadMailRule = endpoint({
  name: 'downloads.mail_rule',
  summary:
    'Generate a mail rule for an administrator to install: it copies email from suppliers to one of the team’s mailboxes.',
  method: 'GET',
  path: '{team}/mail-rules/{format}',
  params: { format: MailRuleFormat },
  permission: 'read-downloads',
  query: z.object({ mailbox_id: Id, types: TypeList }),
  output: z.unknown(),
  download: ['text/plain'],
})

import { type Ruleset, type RulesetType, rulesetLabels, rulesetTypes } from '@sextant/contract/downloads/rulesets'
import type { Tx } from '../../platform/database/transaction'
import type { Catalogue } from './catalogue'
import { findChanges, findOwnDomains, type OwnDomain } from './store'

/** Days of the catalogue are returned as midnight UTC. */
const instantOf = (day: string): string => `${day}T00:00:00.000Z`

/** The team's rulesets: the catalogue plus its own domains. */
export async function rulesetsOf(tx: Tx, catalogue: Catalogue): Promise<readonly Ruleset[]> {
  const [ownDomains, changes] = [await findOwnDomains(tx), await findChanges(tx)]
  return rulesetTypes.map((type) => {
    const { domains, changed } = catalogue[type]
    const modified = changes.find((change) => change.type === type)?.modified ?? ''
    const listed = domains.map(({ name, added }) => ({ name, created: instantOf(added), own: false }))
    const names = new Set(listed.map(({ name }) => name))
    const added = ownOf(ownDomains, type).filter(({ name }) => !names.has(name))
    return {
      type,
      label: rulesetLabels[type],
      domains: [...listed, ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      modified: modified > instantOf(changed) ? modified : instantOf(changed),
    }
  })
}

const ownOf = (domains: readonly OwnDomain[], type: RulesetType) =>
  domains.flatMap((domain) => (domain.type === type ? [{ name: domain.name, created: domain.created, own: true }] : []))

/** One ruleset of the team. */
export async function rulesetOf(tx: Tx, catalogue: Catalogue, type: RulesetType): Promise<Ruleset> {
  const found = (await rulesetsOf(tx, catalogue)).find((ruleset) => ruleset.type === type)
  if (!found) throw new Error(`There is no ruleset ${type}.`)
  return found
}

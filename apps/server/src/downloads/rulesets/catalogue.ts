import { readFile } from 'node:fs/promises'
import { MailDomain, type RulesetType, rulesetTypes } from '@sextant/contract/downloads/rulesets'
import { Day } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { supplierDomains } from '../catalogue/supplier-domains'

/** A domain of the catalogue with the day it was added (`YYYY-MM-DD`). */
type Entry = { readonly name: string; readonly added: string }

/** The catalogue shared by all teams: per type, its domains by name and the day of the last change. */
export type Catalogue = Readonly<Record<RulesetType, { readonly domains: readonly Entry[]; readonly changed: string }>>

/** An operator's changes to one type. `changed` is the day of the change, required if domains are only removed. */
const Change = z.strictObject({
  add: z._default(z.array(z.strictObject({ name: MailDomain, added: Day })), []),
  remove: z._default(z.array(MailDomain), []),
  changed: z.optional(Day),
})
const RulesetsFile = z.partialRecord(z.enum(rulesetTypes), Change)
type Changes = z.infer<typeof RulesetsFile>

/**
 * The bundled catalogue with the changes from the operator's JSON file. Throws if the file is unreadable or invalid.
 */
export async function readCatalogue(path: string | undefined): Promise<Catalogue> {
  if (path === undefined) return catalogueWith({})
  const parsed = RulesetsFile.safeParse(await jsonOf(path))
  if (!parsed.success) throw new Error(`RULESETS_FILE ${path} is not usable: ${z.prettifyError(parsed.error)}`)
  return catalogueWith(parsed.data)
}

async function jsonOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Error(`RULESETS_FILE ${path} is not usable: it cannot be read as JSON.`, { cause: error })
  }
}

function catalogueWith(changes: Changes): Catalogue {
  const of = (type: RulesetType) => {
    const { add, remove, changed } = changes[type] ?? { add: [], remove: [] }
    const bundled = supplierDomains[type].flatMap(({ added, domains }) =>
      domains
        .trim()
        .split(/\s+/)
        .map((name): Entry => ({ name, added })),
    )
    const byName = new Map([...bundled, ...add].map((entry) => [entry.name, entry]))
    for (const name of remove) byName.delete(name)
    const days = [...bundled, ...add].map(({ added }) => added)
    return {
      domains: [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      changed: [...days, changed ?? ''].reduce((last, day) => (day > last ? day : last), ''),
    }
  }
  return {
    air: of('air'),
    hotel: of('hotel'),
    car: of('car'),
    rail: of('rail'),
    ota: of('ota'),
    tmc: of('tmc'),
    transportation: of('transportation'),
    activity: of('activity'),
  }
}

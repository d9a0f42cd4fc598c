import type { TeamType } from '@sextant/contract/kit/team'
import type { ApiDocument, OperationObject } from './document'

/** One call of the API. Where both kinds of team have it, it is one call with two addresses. */
export type Operation = {
  /** `feature.verb` */
  readonly name: string
  readonly feature: string
  readonly method: string
  readonly definition: OperationObject
  readonly addresses: readonly { readonly team: TeamType | null; readonly path: string }[]
  /** Scopes that let an application in; none where only people may call. */
  readonly scopes: readonly string[]
}

export type OperationGroup = { readonly feature: string; readonly operations: readonly Operation[] }

const teamOf = (path: string): TeamType | null => {
  if (path.startsWith('/api/orgs/{teamId}')) return 'org'
  return path.startsWith('/api/developers/{teamId}') ? 'dev' : null
}

const scopesOf = ({ security = [] }: OperationObject): readonly string[] =>
  security.flatMap(({ application = [] }) => application)

export function operationsOf({ paths }: ApiDocument): readonly Operation[] {
  const known = new Map<string, Operation>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, definition] of Object.entries(methods)) {
      const name = definition.operationId.replace(/\.(?:org|dev)$/, '')
      const before = known.get(name)
      known.set(name, {
        name,
        feature: definition.tags[0] ?? 'other',
        method: method.toUpperCase(),
        definition: before?.definition ?? definition,
        addresses: [...(before?.addresses ?? []), { team: teamOf(path), path }],
        scopes: before?.scopes ?? scopesOf(definition),
      })
    }
  }
  return [...known.values()]
}

/** All calls by their feature, features by name, calls in the order of the description. */
export function groupsOf(document: ApiDocument): readonly OperationGroup[] {
  const operations = operationsOf(document)
  const features = [...new Set(operations.map(({ feature }) => feature))].toSorted()
  return features.map((feature) => ({
    feature,
    operations: operations.filter((operation) => operation.feature === feature),
  }))
}

/** Whether a call has all words of a search in its name, address or summary. */
export function isFound({ name, method, addresses, definition }: Operation, query: string): boolean {
  const all = [name, method, definition.summary, ...addresses.map(({ path }) => path)].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

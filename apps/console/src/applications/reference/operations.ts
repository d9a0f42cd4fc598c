import type { TeamType } from '@sextant/contract/kit/team'
import type { ApiDocument, OperationObject } from './document'

/** One API operation. An operation for both team types is listed once, with two paths. */
export type Operation = {
  /** `feature.verb` */
  readonly name: string
  readonly feature: string
  readonly method: string
  readonly definition: OperationObject
  readonly addresses: readonly { readonly team: TeamType | null; readonly path: string }[]
  /** Scopes that grant access; empty if applications cannot call it. */
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
  const operations = new Map<string, Operation>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, definition] of Object.entries(methods)) {
      const name = definition.operationId.replace(/\.(?:org|dev)$/, '')
      const before = operations.get(name)
      operations.set(name, {
        name,
        feature: definition.tags[0] ?? 'other',
        method: method.toUpperCase(),
        definition: before?.definition ?? definition,
        addresses: [...(before?.addresses ?? []), { team: teamOf(path), path }],
        scopes: before?.scopes ?? scopesOf(definition),
      })
    }
  }
  return [...operations.values()]
}

/** Operations grouped by feature. Features are sorted by name; operations keep the order of the document. */
export function groupsOf(document: ApiDocument): readonly OperationGroup[] {
  const operations = operationsOf(document)
  const features = [...new Set(operations.map(({ feature }) => feature))].toSorted()
  return features.map((feature) => ({
    feature,
    operations: operations.filter((operation) => operation.feature === feature),
  }))
}

/** Whether an operation's name, path or summary contains every word of a search. */
export function isFound({ name, method, addresses, definition }: Operation, query: string): boolean {
  const all = [name, method, definition.summary, ...addresses.map(({ path }) => path)].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

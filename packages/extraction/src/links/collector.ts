import { tagNames } from '../languages/lexicon'
import { feature } from './hash'

/** Relations of a tagged phrase to a mention. */
const relations = [
  'adjacent-before',
  'before',
  'before-2',
  'line-before',
  'adjacent-after',
  'after',
  'left',
  'left-pure',
  'left-2',
  'above',
  'above-pure',
  'above-2',
  'above-2-pure',
  'above-3',
  'column',
  'row',
  'heading',
  'heading-2',
  'below-pure',
  'inside',
  'line',
  'right-pure',
  'subject',
  'near',
  'own-label',
  'left-first',
  'left-last',
  'above-last',
] as const
type Relation = (typeof relations)[number]

const table = new Map<Relation, number[]>(
  relations.map((relation) => [relation, tagNames.map((tag) => feature(`${relation}|${tag}`))]),
)

/** Collects the features of one mention. */
export class Collector {
  readonly features: number[] = []
  add(name: string): void {
    this.features.push(feature(name))
  }
  tags(relation: Relation, ids: readonly number[]): void {
    const row = table.get(relation)
    if (row) for (const id of ids) this.features.push(row[id] ?? 0)
  }
}

import type { Services } from '../../platform/services'
import { type UpsertOutcome, upsertPeople } from '../../travelers'
import { type Member, memberReader } from '../row-reader'
import type { StoredImport } from '../stored'
import type { RowOutcome } from './batch'
import type { Writer } from './writer'

const twoPeople: RowOutcome = {
  outcome: 'failed',
  problem: {
    field: 'email',
    message: 'The addresses of this row are those of two people. Merge them first.',
    value: null,
    level: 'error',
  },
}

/** Writes rows as people. */
export const memberWriter = (services: Services, stored: StoredImport): Writer<Member> => ({
  batchSize: 1000,
  read: memberReader(stored),
  write: async (tx, people) => {
    const updates = stored.options.update_existing
    return (await upsertPeople(services, tx, people, { updates })).map(rowOutcomeOf)
  },
})

const rowOutcomeOf = (upserted: UpsertOutcome): RowOutcome =>
  upserted === 'two-people' ? twoPeople : { outcome: upserted }

import { expect, test } from 'vitest'
import { cloneTemplate } from './database'

test('a clone has the migrated schema, and two clones are independent', async () => {
  const [one, two] = await Promise.all([cloneTemplate(), cloneTemplate()])
  const names = 'select count(*)::int as count from migrations'
  await one.pool.query('delete from migrations')
  expect((await one.pool.query(names)).rows).toEqual([{ count: 0 }])
  expect((await two.pool.query<{ count: number }>(names)).rows[0]?.count).toBeGreaterThan(0)
  await Promise.all([one.drop(), two.drop()])
})

import { expect, test } from 'vitest'
import { checkClock } from '../check-clock.mjs'
import { writeTree } from './tree'

const at = async (path: string, line: string) => checkClock(await writeTree({ [path]: `${line}\n` }), [path])

test.each(['const now = new Date()', 'const now = new Date', 'const now = new Date( )', 'const now = Date()'])(
  'the clock check reports %s as reading the time',
  async (line) => {
    expect(await at('packages/domain/src/trips/group.ts', line)).toHaveLength(1)
    expect(await at('apps/server/src/trips/list.ts', line)).toHaveLength(1)
  },
)

test.each([
  'new Date(instant)',
  'const day: Date = dayOf(at)',
  'parseDate()',
  '// never new Date() here',
  'input.Date()',
])('the clock check does not report %s', async (line) => {
  expect(await at('packages/domain/src/trips/group.ts', line)).toEqual([])
})

test('the clock itself, tests and tools may read the time', async () => {
  for (const path of ['apps/server/src/platform/clock.ts', 'apps/server/test/a.test.ts', 'tools/a.mjs']) {
    expect(await at(path, 'new Date()')).toEqual([])
  }
})

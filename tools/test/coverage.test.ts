import { expect, test } from 'vitest'
import { checkCoverage } from '../check-coverage.mjs'
import { plant } from './tree'

const good = '| a | [b](../src/b.ts) | [adds](../test/b.test.ts) |'

const check = async (...rows: readonly string[]) =>
  checkCoverage(
    await plant({
      'docs/coverage.md': ['# Coverage', '## One', '| what | where | test |', '|---|---|---|', ...rows].join('\n'),
      'src/b.ts': '',
      'test/b.test.ts': `
        test('adds "two" numbers', () => {})
        describe('numbers', () => {})
        test.each([
          [1, 2],
        ])('%d is less than %d', () => {})
        test(
          'it\\'s long enough to begin on a line of its own',
          () => {},
        )
        const other = 'no title'
      `,
    }),
  )

test.each([
  ['a row without a test', '| a | [b](../src/b.ts) | |', 'no test is linked'],
  ['a row without a place', '| a | soon | [adds](../test/b.test.ts) |', 'no place is linked'],
  ['a row with nothing in it', '| | | |', 'three cells'],
  ['a row that says nothing', '| | [b](../src/b.ts) | [adds](../test/b.test.ts) |', 'three cells'],
  ['a row of two cells', '| a | [b](../src/b.ts) |', 'three cells'],
  ['a place that is gone', '| a | [b](../src/gone.ts) | [adds](../test/b.test.ts) |', 'src/gone.ts does not exist'],
  ['a test file that is gone', '| a | [b](../src/b.ts) | [adds](../test/c.test.ts) |', 'test/c.test.ts does not exist'],
  ['a test by another name', '| a | [b](../src/b.ts) | [divides](../test/b.test.ts) |', 'no test called “divides”'],
  ['a text that is no title', '| a | [b](../src/b.ts) | [no title](../test/b.test.ts) |', 'no test called “no title”'],
])('%s is found', async (_what, row, fault) => {
  const [found, ...more] = await check(good, row)
  expect(found).toContain(fault)
  expect(more).toEqual([])
})

test('a section without rows is found', async () => {
  expect(await check()).toEqual(['docs/coverage.md: the section One has no row'])
})

test.each(['adds', 'adds "two" numbers', 'numbers', '%d is less than %d', "it's long enough"])(
  'a test is known by its title or a part of it: %s',
  async (title) => {
    expect(await check(`| a | [b](../src/b.ts) | [${title}](../test/b.test.ts) |`)).toEqual([])
  },
)

test('a section may have several tables', async () => {
  expect(await check(good, '', '### More', '| what | where | test |', '|---|---|---|', good)).toEqual([])
})

test('a row may name several places and tests', async () => {
  expect(
    await check('| a | [b](../src/b.ts), [b](../src/b.ts) | [adds](../test/b.test.ts); [numbers](../test/b.test.ts) |'),
  ).toEqual([])
})

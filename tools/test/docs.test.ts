import { expect, test } from 'vitest'
import { checkDocs } from '../check-docs.mjs'
import { writeTree } from './tree'

const check = async (text: string) => {
  const files = {
    'docs/a.md': text,
    'docs/b.md': '',
    'packages/c.ts': '',
    'package.json': '{"scripts":{"verify":"x"}}',
  }
  return checkDocs(await writeTree(files), Object.keys(files))
}

test.each([
  ['a link', '[gone](gone.md)', 'gone.md'],
  ['a picture', '![a trip](../pictures/trip.png)', '../pictures/trip.png'],
  ['a path', 'see `packages/gone/src`', 'packages/gone/src'],
  ['a script', 'npm run gone', 'gone'],
  ['a quiet script', 'npm run --silent gone', 'gone'],
])('the documentation check reports %s that does not exist', async (_what, text, name) => {
  expect(await check(text)).toEqual([`docs/a.md: ${name} does not exist`])
})

test('existing paths, patterns, URLs and plain words pass', async () => {
  const text =
    '[b](b.md#place) [out](https://example.test/x) `packages/c.ts` `packages/*/src` `text/html` npm run verify'
  expect(await check(text)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { errorStatus } from '@sextant/contract/kit/errors'
import { expect, test } from 'vitest'

test('each error code has a row in docs/errors.md with its status, and no row is an orphan', () => {
  const text = readFileSync(fileURLToPath(new URL('../../../../docs/errors.md', import.meta.url)), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, Number(status)])
  expect(Object.fromEntries(rows)).toEqual(errorStatus)
})

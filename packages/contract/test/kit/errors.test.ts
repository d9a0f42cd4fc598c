import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { errorStatus } from '@sextant/contract/kit/errors'
import { expect, test } from 'vitest'

test('docs/errors.md lists each error code with its status, and no others', () => {
  const text = readFileSync(fileURLToPath(new URL('../../../../docs/errors.md', import.meta.url)), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, Number(status)])
  expect(Object.fromEntries(rows)).toEqual(errorStatus)
})

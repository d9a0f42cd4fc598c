import { expect, test } from 'vitest'
import { checkSizes } from '../check-sizes.mjs'
import { plant } from './tree'

test('a source of 251 lines is found; one of 250, a generated one and data are not', async () => {
  const files = {
    'a.ts': 'x\n'.repeat(250),
    'b.tsx': 'x\n'.repeat(251),
    'c.gen.ts': 'x\n'.repeat(900),
    'data/d.ts': 'x\n'.repeat(900),
    'e.css': 'x\n'.repeat(900),
  }
  expect(checkSizes(await plant(files), Object.keys(files))).toEqual(['b.tsx: 251 lines, 250 at most'])
})

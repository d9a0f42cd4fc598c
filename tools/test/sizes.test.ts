import { expect, test } from 'vitest'
import { checkCommentWidths, checkSizes } from '../check-sizes.mjs'
import { writeTree } from './tree'

test('a source of 251 lines is found; one of 250, a generated one and data are not', async () => {
  const files = {
    'a.ts': 'x\n'.repeat(250),
    'b.tsx': 'x\n'.repeat(251),
    'c.gen.ts': 'x\n'.repeat(900),
    'data/d.ts': 'x\n'.repeat(900),
    'e.css': 'x\n'.repeat(900),
  }
  expect(checkSizes(await writeTree(files), Object.keys(files))).toEqual(['b.tsx: 251 lines, 250 at most'])
})

test('a comment wider than the formatter allows is found; code, directives and what has no blank are not', async () => {
  const wide = `${'word '.repeat(24)}end`
  const files = {
    'a.ts': `// ${wide}\n/** ${wide} */\n * ${wide}\nconst a = '${wide}'\n`,
    'b.ts': `// ${'x'.repeat(130)}\n// oxlint-disable-next-line rule -- ${wide}\n// ${'word '.repeat(20)}\n`,
  }
  expect(checkCommentWidths(await writeTree(files), Object.keys(files))).toEqual([
    'a.ts:1: a comment of 126 columns, 120 at most',
    'a.ts:2: a comment of 130 columns, 120 at most',
    'a.ts:3: a comment of 126 columns, 120 at most',
  ])
})

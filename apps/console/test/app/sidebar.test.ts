import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('apps/console/src/app/shell/sidebar.css', 'utf8')

test('the sidebar is 64 px, at least 192 px when it is open, in 150 ms, from 768 px on (spec §2, §9)', () => {
  const [open = '', folded = ''] = css.split('@media (min-width: 768px)')
  expect(folded).not.toBe('')
  expect(open).toContain('min-width: 192px;')
  expect(open).toMatch(/transition:\s+width 150ms ease,\s+min-width 150ms ease;/)
  expect(folded).toMatch(/width: 64px;\s+min-width: 64px;/)
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from '../../src/ui/avatar'
import { SourceBadge } from '../../src/ui/source-badge'

test.each([
  ['tmc', 'TMC', 'managed'],
  ['direct', 'Non-TMC', 'unmanaged'],
  [null, 'Unknown', 'neutral'],
] as const)('travel of the class %s is labelled %s with the tone %s (spec §4)', (source, label, tone) => {
  render(<SourceBadge source={source} />)
  expect(screen.getByText(label).getAttribute('data-tone')).toBe(tone)
})

test('an avatar needs a name and an email address (spec §5)', () => {
  const { container } = render(<Avatar name="Ada Lovelace" email="ada@acme.test" />)
  expect(container.textContent).toBe('AL')
  // @ts-expect-error -- the address is missing
  expect(<Avatar name="Ada Lovelace" />).toBeTruthy()
  // @ts-expect-error -- the name is missing
  expect(<Avatar email="ada@acme.test" />).toBeTruthy()
})

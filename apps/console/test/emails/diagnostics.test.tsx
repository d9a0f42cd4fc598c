import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Diagnostics } from '../../src/emails/diagnostics'

test('an email names the images that were not read, and why', () => {
  const message = 'The picture was not read: reading pictures is switched off.'
  render(<Diagnostics diagnostics={[{ level: 'info', code: 'image-unread', message, part: '2' }]} />)
  expect(screen.getByRole('listitem').textContent).toBe(`Info${message}image-unread · part 2`)
})

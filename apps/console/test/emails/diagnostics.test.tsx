import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Diagnostics } from '../../src/emails/diagnostics'

test('an email names the images that were not read, and why', () => {
  const message = 'The picture was not read: reading pictures is switched off.'
  render(<Diagnostics diagnostics={[{ level: 'info', code: 'image-unread', message, part: '2' }]} />)
  expect(screen.getByRole('listitem').textContent).toBe(`Info${message}image-unread · part 2`)
})

test('a message about several parts is shown once, and not if it is said already', () => {
  const unsure = { level: 'info', code: 'booking-unsure', message: 'No day was found.' } as const
  const diagnostics = [
    { ...unsure, part: '1' },
    { ...unsure, part: '2' },
  ]
  const { rerender } = render(<Diagnostics diagnostics={diagnostics} />)
  expect(screen.getByRole('listitem').textContent).toBe('InfoNo day was found.booking-unsure · parts 1, 2')
  rerender(<Diagnostics diagnostics={diagnostics} statusReason="No day was found." />)
  expect(screen.queryByRole('listitem')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhoneLink } from '../../src/ui/phone-link'

test.each([
  ['+49 (0)30 1234-567', 'tel:+49301234567'],
  ['(030) 123 45 67', 'tel:0301234567'],
])('%s dials %s', (phone, href) => {
  render(<PhoneLink phone={phone} />)
  expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(href)
})

test('what is more than a number is text', () => {
  render(<PhoneLink phone="+1 212 555 0144 ext. 7" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('+1 212 555 0144 ext. 7')).toBeTruthy()
})

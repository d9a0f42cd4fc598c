import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from '../../src/ui/qr-code'

test('a QR code is a labeled image with finder patterns and a quiet zone of four modules', () => {
  render(<QrCode label="Key" text="otpauth://totp/Sextant:ada@acme.test?secret=ABC" />)
  const path = screen.getByRole('img', { name: 'Key' }).querySelector('path')?.getAttribute('d') ?? ''
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true)
})

import { EmailAddress } from '@sextant/contract/kit/wire'

/** `Ana Silva <ana@example.com>` and `mailto:ana@example.com` contain an address. */
const wrapped = /<([^<>]+)>\s*$/
const scheme = /^mailto:([^?]+)/i

/** Longer than any name with address, since searching very long texts is slow. */
const maxLength = 500

/** The email address in a cell; null if there is none. */
export function readAddress(text: string): string | null {
  if (text.length > maxLength) return null
  const plain = EmailAddress.safeParse(text)
  if (plain.success) return plain.data
  const inner = wrapped.exec(text)?.[1] ?? text
  const address = (scheme.exec(inner.trim())?.[1] ?? inner).trim().replace(/^["']|[;,."']+$/g, '')
  const second = EmailAddress.safeParse(address)
  return second.success ? second.data : null
}

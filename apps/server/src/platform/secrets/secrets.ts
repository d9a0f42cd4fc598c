import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts values that must be readable again. Each is bound to a `purpose`: a value sealed for one row cannot be
 * opened for another.
 */
export type Secrets = {
  seal(plain: string, purpose: string): string
  /** Throws if it was sealed for another purpose or with an unknown key, or has been modified. */
  open(sealed: string, purpose: string): string
}

type Key = { readonly id: string; readonly bytes: Buffer }

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM with the first key; the others only open existing values, which allows key rotation. Sealed text is
 * `v1.<key id>.<nonce, tag and ciphertext in base64url>`.
 */
export function makeSecrets(keyTexts: readonly string[]): Secrets {
  const keys = keyTexts.map(keyOf)
  const [current] = keys
  if (!current) throw new Error('No key to seal secrets with.')
  return {
    seal: (plain, purpose) => {
      const nonce = randomBytes(nonceBytes)
      const cipherStream = createCipheriv(cipher, current.bytes, nonce).setAAD(Buffer.from(purpose))
      const text = Buffer.concat([cipherStream.update(plain, 'utf8'), cipherStream.final()])
      return `v1.${current.id}.${Buffer.concat([nonce, cipherStream.getAuthTag(), text]).toString('base64url')}`
    },
    open: (sealed, purpose) => {
      const [version, id, body = ''] = sealed.split('.')
      const key = keys.find((candidate) => candidate.id === id)
      if (version !== 'v1' || !key) throw new Error('A secret was sealed with a key that is not in SECRET_KEY.')
      return decrypt(key, Buffer.from(body, 'base64url'), purpose)
    },
  }
}

function decrypt(key: Key, bytes: Buffer, purpose: string): string {
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  try {
    const cipherStream = createDecipheriv(cipher, key.bytes, nonce, { authTagLength: tagBytes })
    cipherStream.setAAD(Buffer.from(purpose)).setAuthTag(tag)
    const text = cipherStream.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([text, cipherStream.final()]).toString('utf8')
  } catch (cause) {
    throw new Error('A secret could not be opened: it was changed, or sealed for something else.', { cause })
  }
}

/** The key derived from a text, and an ID for it that reveals nothing about it. */
function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'sextant secrets at rest', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

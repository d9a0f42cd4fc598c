import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readKeys } from '../../../src/platform/secrets/key-file'
import { makeSecrets } from '../../../src/platform/secrets/secrets'

const old = 'the old key, of more than thirty-two characters'
const fresh = 'the new key, of more than thirty-two characters'

describe('a sealed secret', () => {
  const secrets = makeSecrets([old])

  test('can only be opened for its purpose', () => {
    const sealed = secrets.seal('s3cret', 'totp:7')
    expect(sealed).not.toContain('s3cret')
    expect(secrets.open(sealed, 'totp:7')).toBe('s3cret')
    expect(() => secrets.open(sealed, 'totp:8')).toThrow('could not be opened')
  })

  test('is different each time, and cannot be opened once modified', () => {
    const sealed = secrets.seal('s3cret', 'x')
    expect(secrets.seal('s3cret', 'x')).not.toBe(sealed)
    const at = sealed.length - 6
    const flipped = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => secrets.open(flipped, 'x')).toThrow('could not be opened')
    expect(() => secrets.open(sealed.slice(0, 30), 'x')).toThrow('could not be opened')
  })

  test('can be opened after a key rotation while the old key is still listed, and not after that', () => {
    const sealed = secrets.seal('s3cret', 'x')
    const both = makeSecrets([fresh, old])
    expect(both.open(sealed, 'x')).toBe('s3cret')
    const resealed = both.seal('s3cret', 'x')
    expect(makeSecrets([fresh]).open(resealed, 'x')).toBe('s3cret')
    expect(() => makeSecrets([fresh]).open(sealed, 'x')).toThrow('not in SECRET_KEY')
  })
})

describe('the key of the data folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sextant-key-'))
  })
  afterAll(async () => await rm(folder, { recursive: true }))

  test('is created once, however many processes start at once, and only its owner can read it', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, async () => await readKeys(undefined, folder)))
    expect(new Set(keys.flat()).size).toBe(1)
    expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  })

  test('still opens what it sealed after an operator has set another', async () => {
    const [own] = await readKeys(undefined, folder)
    expect(await readKeys([fresh], folder)).toEqual([fresh, own])
  })
})

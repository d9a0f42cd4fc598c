import { cbc } from '@noble/ciphers/aes.js'
import { md5 } from '@noble/hashes/legacy.js'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { bytesOf } from '@sextant/bytes/chars'
import { type Dictionary, nameOf, numberOf, PdfText, type PdfValue } from './values'

/** Decrypts one object's bytes, given the object's number. */
export type Decrypt = (bytes: Uint8Array, object: number) => Uint8Array

/** The password padding (ISO 32000-1 §7.6.3.3), used in full because our password is empty. */
const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e, 0x00,
  0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
])

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const stringBytes = (value: PdfValue | undefined): Uint8Array =>
  value instanceof PdfText ? bytesOf(value.bytes) : new Uint8Array()

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => a.every((byte, at) => byte === b[at])

/** RC4, which is its own inverse. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (i: number, j: number): void => {
    const held = state[i] ?? 0
    state[i] = state[j] ?? 0
    state[j] = held
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  })
}

/**
 * AES in CBC mode; the first block is the initialization vector. Truncated data is decrypted as far as it is intact.
 */
function aes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = data.subarray(16, data.length - (data.length % 16))
  if (whole.length === 0) return new Uint8Array()
  const plain = cbc(key, data.subarray(0, 16), { disablePadding: true }).decrypt(whole)
  const pad = plain.at(-1) ?? 0
  return pad >= 1 && pad <= 16 ? plain.subarray(0, plain.length - pad) : plain
}

/**
 * The file's key for an empty password, revisions 2 to 4 (ISO 32000-1 §7.6.3.3, algorithm 2); null if it has another
 * password.
 */
function oldKey(encryption: Dictionary, id: Uint8Array, revision: number): Uint8Array | null {
  const size = revision === 2 ? 5 : (numberOf(encryption.get('Length')) ?? 128) >> 3
  const permissions = new Uint8Array(4)
  new DataView(permissions.buffer).setInt32(0, numberOf(encryption.get('P')) ?? 0, true)
  const open = revision >= 4 && encryption.get('EncryptMetadata') === false
  const parts = [padding, stringBytes(encryption.get('O')).subarray(0, 32), permissions, id]
  let key = md5(joined(...parts, open ? new Uint8Array(4).fill(255) : new Uint8Array())).subarray(0, size)
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key).subarray(0, size)
  const known = stringBytes(encryption.get('U'))
  if (revision === 2) return isEqual(rc4(key, padding), known) ? key : null
  let check = rc4(key, md5(joined(padding, id)))
  for (let round = 1; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  return isEqual(check, known) ? key : null
}

/**
 * The hash of an empty password for revision 6 (ISO 32000-2 §7.6.4.3.4, algorithm 2.B); revision 5 had only the first
 * step.
 */
function hash(salt: Uint8Array, revision: number): Uint8Array {
  let key = sha256(salt)
  if (revision < 6) return key
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = new Uint8Array(64 * key.length)
    for (let at = 0; at < repeated.length; at += key.length) repeated.set(key, at)
    const mixed = cbc(key.subarray(0, 16), key.subarray(16, 32), { disablePadding: true }).encrypt(repeated)
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = [sha256, sha384, sha512][rest]?.(mixed) ?? key
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** The same for revisions 5 and 6, where the file contains the encrypted key. */
function newKey(encryption: Dictionary, revision: number): Uint8Array | null {
  const [user, wrapped] = [stringBytes(encryption.get('U')), stringBytes(encryption.get('UE'))]
  if (user.length < 48 || wrapped.length !== 32) return null
  if (!isEqual(hash(user.subarray(32, 40), revision), user)) return null
  return cbc(hash(user.subarray(40, 48), revision), new Uint8Array(16), { disablePadding: true }).decrypt(wrapped)
}

/** Each object has its own key (ISO 32000-1 §7.6.2, algorithm 1); we assume generation 0. */
function keyOf(key: Uint8Array, object: number, isAes: boolean): Uint8Array {
  const number = Uint8Array.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0])
  const salt = isAes ? Uint8Array.from([0x73, 0x41, 0x6c, 0x54]) : new Uint8Array()
  return md5(joined(key, number, salt)).subarray(0, Math.min(key.length + 5, 16))
}

/**
 * Decrypts files with an empty password, such as tickets and invoices that are only protected against changes. Null if
 * a password is needed, or for unsupported encryption.
 */
export function decryption(encryption: Dictionary, id: PdfValue | undefined): Decrypt | null {
  const revision = numberOf(encryption.get('R')) ?? 0
  if (nameOf(encryption.get('Filter')) !== 'Standard' || revision < 2 || revision > 6) return null
  const key = revision >= 5 ? newKey(encryption, revision) : oldKey(encryption, stringBytes(id), revision)
  const filters = encryption.get('CF')
  const filter = filters instanceof Map ? filters.get(nameOf(encryption.get('StmF'))) : undefined
  const method = filter instanceof Map ? nameOf(filter.get('CFM')) : 'V2'
  if (!key) return null
  if (method === 'AESV3') return (bytes) => aes(key, bytes)
  if (method === 'AESV2') return (bytes, object) => aes(keyOf(key, object, true), bytes)
  return method === 'V2' ? (bytes, object) => rc4(keyOf(key, object, false), bytes) : null
}

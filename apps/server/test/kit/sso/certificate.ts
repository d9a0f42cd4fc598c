import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export type Key = { readonly certificate: string; readonly privateKey: KeyObject }

/** A DER value: tag, length and contents (X.690 §8). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)
const hex = (text: string): Buffer => Buffer.from(text, 'hex')

const sha256WithRsa = sequence(hex('06092a864886f70d01010b'), hex('0500'))
const name = sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from('idp.acme.test')))))
const validity = sequence(der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('490101000000Z')))

/** A key pair with a self-signed certificate (RFC 5280 §4.1). */
export function makeKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const version = der(0xa0, hex('020102'))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(version, hex('020101'), sha256WithRsa, name, validity, name, key)
  const signature = der(0x03, hex('00'), sign('sha256', body, privateKey))
  const text = sequence(body, sha256WithRsa, signature)
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n')
  return { certificate: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`, privateKey }
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A passkey in software: the responses of a browser and its authenticator (WebAuthn level 2). */
export class Authenticator {
  readonly #handle = randomBytes(16)
  readonly id = this.#handle.toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  constructor(
    readonly origin: string,
    /** If false, the user was not verified by fingerprint or PIN. */
    readonly verifies = true,
  ) {}

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  /** RP ID hash, flags (present, verified, with key) and counter. */
  #head(withKey: boolean): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const flags = 0x01 | (this.verifies ? 0x04 : 0) | (withKey ? 0x40 : 0)
    return Buffer.concat([sha256(Buffer.from(new URL(this.origin).hostname)), Buffer.from([flags]), counter])
  }

  create(challenge: string) {
    const length = Buffer.from([0, this.#handle.length])
    const data = Buffer.concat([
      this.#head(true),
      Buffer.alloc(16),
      length,
      this.#handle,
      coseKey(this.#keys.publicKey),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    }
  }

  sign(challenge: string) {
    this.#counter += 1
    const client = this.#clientData('webauthn.get', challenge)
    const data = this.#head(false)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()

/** CBOR (RFC 8949): a short text and a byte string. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ])

/** The public key in COSE format: EC2, ES256, P-256, x and y (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  return Buffer.concat([
    head,
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
}

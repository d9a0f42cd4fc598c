import { generateKeyPairSync } from 'node:crypto'
import { authenticate, type DNSResolver, dkimSign } from 'mailauth'

/** A signing key of a domain with its DNS record. */
export type SigningKey = {
  readonly domain: string
  readonly selector: string
  readonly privateKey: string
  /** The TXT records of the key by name. */
  readonly zone: Record<string, readonly string[]>
}

export function makeKey(domain: string, selector = 's1'): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const record = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    domain,
    selector,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    zone: { [`TXT ${selector}._domainkey.${domain}`]: [`v=DKIM1; k=rsa; p=${record}`] },
  }
}

/** Adds a DKIM signature to a message. */
export async function signed(
  message: Buffer,
  { domain, selector, privateKey }: SigningKey,
  options: { readonly maxBodyLength?: number } = {},
): Promise<Buffer<ArrayBuffer>> {
  const { signatures } = await dkimSign(message, {
    signingDomain: domain,
    selector,
    privateKey,
    canonicalization: 'relaxed/relaxed',
    // The library uses only this list for signing.
    signatureData: [{ signingDomain: domain, selector, privateKey, ...options }],
  })
  return Buffer.concat([Buffer.from(signatures), message])
}

/** The message as a forwarding server passes it on, with an ARC seal over its own results. */
export async function sealed(message: Buffer, { domain, selector, privateKey }: SigningKey, resolver: DNSResolver) {
  const seal = { signingDomain: domain, selector, privateKey }
  const { headers } = await authenticate(message, { resolver, seal, disableBimi: true, mta: domain })
  return Buffer.concat([Buffer.from(headers), message])
}

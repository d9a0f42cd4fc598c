import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString } from 'asn1js'

/** Content type of a signed message (RFC 5652 §5.1, id-signedData). */
const signedData = '1.2.840.113549.1.7.2'

/** Member of a constructed value. */
const memberOf = (block: BaseBlock | undefined, at: number): BaseBlock | undefined =>
  block instanceof Constructed ? block.valueBlock.value[at] : undefined

/** A BER value; undefined if the bytes are invalid. The library throws for some, such as truncated multibyte text. */
function decoded(bytes: Uint8Array): BaseBlock | undefined {
  try {
    const { result, offset } = fromBER(Uint8Array.from(bytes))
    return offset < 0 ? undefined : result
  } catch {
    return undefined
  }
}

/**
 * The MIME entity within an opaquely signed message (S/MIME, RFC 8551 §3.5.2), without verifying the signature. Null if
 * the bytes are not one, such as those of an encrypted message.
 */
export function signedContent(bytes: Uint8Array): Uint8Array | null {
  const result = decoded(bytes)
  const type = memberOf(result, 0)
  if (!(type instanceof ObjectIdentifier) || type.getValue() !== signedData) return null
  // SignedData consists of version, digest algorithms, and the content: its type and its octets.
  const content = memberOf(memberOf(memberOf(result, 1), 0), 2)
  const octets = memberOf(memberOf(content, 1), 0)
  return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : null
}

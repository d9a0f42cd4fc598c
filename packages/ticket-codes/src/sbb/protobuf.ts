/** A field of a message: its number, and an integer or bytes. */
export interface ProtoField {
  number: number
  value: bigint | Uint8Array
}

/** The varint at `at` (7-bit groups, least significant first), and where it ends; null if it is truncated. */
function varintAt(bytes: Uint8Array, at: number): { value: bigint; end: number } | null {
  let value = 0n
  for (let index = 0; index < 10; index++) {
    const byte = bytes[at + index]
    if (byte === undefined) return null
    value |= BigInt(byte & 127) << BigInt(7 * index)
    if (byte < 128) return { value, end: at + index + 1 }
  }
  return null
}

/** Sizes in bytes of the fixed-size wire types (Protocol Buffers, "Encoding"). */
const fixed: Readonly<Record<number, number>> = { 1: 8, 5: 4 }

/** The fields of a message, up to its end or to anything else, such as a signature. */
export function protoFields(bytes: Uint8Array): ProtoField[] {
  const fields: ProtoField[] = []
  let at = 0
  while (at < bytes.length) {
    const tag = varintAt(bytes, at)
    const next = tag && varintAt(bytes, tag.end)
    if (!tag) break
    const [number, type] = [Number(tag.value >> 3n), Number(tag.value & 7n)]
    if (number < 1 || number > 1000) break
    const size = fixed[type]
    if (size !== undefined) at = tag.end + size
    else if (type === 0 && next) {
      fields.push({ number, value: next.value })
      at = next.end
    } else if (type === 2 && next && next.value <= BigInt(bytes.length - next.end)) {
      at = next.end + Number(next.value)
      fields.push({ number, value: bytes.subarray(next.end, at) })
    } else break
  }
  return fields
}

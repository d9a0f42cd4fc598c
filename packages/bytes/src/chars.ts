import { strFromU8, strToU8 } from 'fflate'

/** One character from 0 to 255 per byte, so that patterns can be matched against bytes. */
export const charsOf = (bytes: Uint8Array): string => strFromU8(bytes, true)

/** The bytes represented by the characters 0 to 255 of a text. */
export const bytesOf = (chars: string): Uint8Array => strToU8(chars, true)

import { decodeText } from '@sextant/bytes/charset'

const bytes = Uint8Array.from({ length: 256 }, (_, code) => code)

/** Adobe's standard encoding from 0xa1 on (ISO 32000-1 annex D), with blanks for unassigned codes. */
const standardUpper = "¡¢£/¥ƒ§¤'“«‹› ﬁﬂ –†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—                Æ ª    ŁØŒº     æ   ı  łøœß"

function standard(): string[] {
  const all = Array.from(decodeText(bytes.subarray(0, 128), 'latin1'))
  all[0x27] = '’'
  all[0x60] = '‘'
  for (let code = 128; code < 161; code++) all[code] = ''
  for (const [index, char] of Array.from(standardUpper).entries()) all[161 + index] = char
  return all
}

/** The characters of a simple font's encoding, by its PDF name; Western if the name is unknown. */
export function encodingOf(name: string): string[] {
  if (name === 'MacRomanEncoding') return Array.from(decodeText(bytes, 'macintosh'))
  return name === 'StandardEncoding' ? standard() : Array.from(decodeText(bytes, 'windows-1252'))
}

import { analyse } from 'chardet'
import { bytesOf, charsOf } from './chars'

/** Charset names that occur in emails but are unknown to the Encoding Standard. */
const aliases: Record<string, string> = {
  cp850: 'windows-1252',
  ansi: 'windows-1252',
  'ansi_x3.110-1983': 'windows-1252',
  utf8mb4: 'utf-8',
  'utf-8-sig': 'utf-8',
  'ks_c_5601-1987': 'euc-kr',
  'iso-2022-kr': 'euc-kr',
  'cp-850': 'windows-1252',
  'latin-1': 'windows-1252',
  macroman: 'macintosh',
  tis620: 'tis-620',
  eucjp: 'euc-jp',
  euc_jp: 'euc-jp',
  cp51932: 'euc-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
}

/** Encodings for Microsoft's three-digit code pages. */
const codePages: Record<string, string> = {
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
}

/** The Encoding Standard's name for a charset, which differs for `cp932`, `win-1251` and `iso8859_2`, for example. */
function standardName(charset: string): string {
  const page = /^(?:cp|ms|win|windows|x-windows)[-_]?(\d{3,4})$/.exec(charset)?.[1]
  if (page !== undefined)
    return codePages[page] ?? (/^125[0-8]$/.test(page) ? `windows-${page}` : (aliases[charset] ?? charset))
  return aliases[charset] ?? charset.replace(/^iso[-_]?8859_(?=\d)/, 'iso-8859-')
}

/** Uninformative charset names: UTF-8 is tried first, because other text is hardly ever valid UTF-8. */
const vague = new Set(['us-ascii', 'ascii', 'unknown-8bit', 'x-unknown', 'binary', '8bit', 'default', 'none', ''])

/** Bytes 0x80 to 0x9f in windows-1252; some versions of the platform's decoder treat them as control characters. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const western = new TextDecoder('windows-1252')
const decodeWestern = (bytes: Uint8Array): string =>
  western.decode(bytes).replace(/[\u0080-\u009f]/g, (char) => upper[char.charCodeAt(0) - 0x80] ?? char)

const decoders = new Map<string, TextDecoder | null>()

function decoderOf(charset: string): TextDecoder | null {
  const known = decoders.get(charset)
  if (known !== undefined) return known
  let made: TextDecoder | null = null
  try {
    made = new TextDecoder(standardName(charset))
  } catch {
    // not a charset in the Encoding Standard
  }
  // a message may name thousands
  if (decoders.size < 100) decoders.set(charset, made)
  return made
}

const strict = new TextDecoder('utf-8', { fatal: true })

/** Whether all of the bytes are valid UTF-8. */
export function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The number of bytes examined to guess a charset. */
const maxGuessed = 100_000

/** Escape sequences of ISO-2022-JP, which is 7-bit text and therefore also valid UTF-8 (RFC 1468). */
const japaneseEscapes = ['\u001b$@', '\u001b$B', '\u001b(J']

function isJapanese(bytes: Uint8Array): boolean {
  if (!bytes.includes(0x1b)) return false
  const text = charsOf(bytes)
  return japaneseEscapes.some((escape) => text.includes(escape))
}

/** The number of non-ASCII words from which the charset can be guessed. */
const minForeignWords = 6
/** The confidence, out of 100, from which a guess counts; shorter texts in Western languages stay below it. */
const minConfidence = 20

/**
 * Names returned by the guess, and the charsets that emails mean by them: the Encoding Standard has a superset of each.
 */
const guesses: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
}
const isGuess = /^(?:ISO-8859-\d|windows-125\d|KOI8-R|Shift_JIS|EUC-JP|EUC-KR|GB18030|Big5)$/

/** The likeliest charset of bytes that are not UTF-8, judged by non-ASCII words; null if there are too few. */
function guessedCharset(bytes: Uint8Array): string | null {
  const text = charsOf(bytes.subarray(0, maxGuessed))
  const words = text
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\x80-\xff]/.test(word))
  if (words.length < minForeignWords) return null
  const best = analyse(bytesOf(words.join(' '))).find(({ name }) => isGuess.test(name))
  return best && best.confidence >= minConfidence ? (guesses[best.name] ?? best.name) : null
}

/**
 * Decodes text of unknown charset: ISO-2022-JP if it has escape sequences, UTF-8 if valid, otherwise the guessed
 * charset or windows-1252.
 */
function decodeUnknown(bytes: Uint8Array): string {
  if (isJapanese(bytes.subarray(0, maxGuessed))) return decodeText(bytes, 'iso-2022-jp')
  try {
    return strict.decode(bytes)
  } catch {
    return decodeText(bytes, guessedCharset(bytes) ?? 'windows-1252')
  }
}

/** Decodes bytes by their charset's name; guesses if it is unknown or uninformative. Never throws. */
export function decodeText(bytes: Uint8Array, charset: string | null): string {
  const name = (charset ?? '').trim().toLowerCase()
  const decoder = vague.has(name) ? null : decoderOf(name)
  if (!decoder) return decodeUnknown(bytes)
  return decoder.encoding === 'windows-1252' ? decodeWestern(bytes) : decoder.decode(bytes)
}

/** How many bytes at the start of a page are searched for its charset (HTML standard, "prescan"). */
const prescan = 2048

/** Decodes an HTML page with the charset given by its carrier, otherwise with the one named in the page. */
export function decodePage(bytes: Uint8Array, charset: string | null): string {
  if (charset !== null && !vague.has(charset.trim().toLowerCase())) return decodeText(bytes, charset)
  const start = charsOf(bytes.subarray(0, prescan))
  const own = /<meta\b[^>]{0,200}?charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1] ?? null
  // a page that wrongly claims UTF-8 would lose its letters
  return decodeText(bytes, own !== null && /^utf-?8$/i.test(own) ? null : own)
}

/** Whether a charset with this name can be decoded. */
export const isCharset = (name: string): boolean => {
  const key = name.trim().toLowerCase()
  return vague.has(key) || decoderOf(key) !== null
}

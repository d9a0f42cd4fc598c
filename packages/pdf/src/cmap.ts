import { Lexer } from './lexer'
import { Keyword, PdfText, type PdfValue } from './values'

/** The maximum number of codes per font. */
const maxCodes = 65_536

const codeOf = (bytes: string): number => {
  let code = 0
  for (let at = 0; at < bytes.length; at++) code = code * 256 + bytes.charCodeAt(at)
  return code
}

const utf16 = (bytes: string): string => {
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    text += String.fromCharCode(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1))
  }
  return text
}

const bytesOf = (value: PdfValue | undefined): string => (value instanceof PdfText ? value.bytes : '')

/** The text that is a number of codes after a text: its last unit is incremented. */
function ahead(text: string, by: number): string {
  const last = text.length - 1
  return text.slice(0, last) + String.fromCharCode((text.charCodeAt(last) + by) & 0xffff)
}

function addRange(codes: Map<number, string>, [from, to, target]: readonly PdfValue[]): void {
  const [first, last] = [codeOf(bytesOf(from)), codeOf(bytesOf(to))]
  const texts = Array.isArray(target) ? target.map((one) => utf16(bytesOf(one))) : null
  const start = utf16(bytesOf(target))
  for (let code = first; code <= last && codes.size < maxCodes; code++) {
    const text = texts ? texts[code - first] : ahead(start, code - first)
    if (text === undefined) break
    codes.set(code, text)
  }
}

/**
 * Maps a font's codes to text by its ToUnicode map (ISO 32000-1 §9.10.3). `work` is reduced by the number of entries.
 */
export function readCmap(text: string, work: { left: number }): Map<number, string> {
  const codes = new Map<number, string>()
  const lexer = new Lexer(text)
  let operands: PdfValue[] = []
  for (let token = lexer.next(); token !== undefined && work.left > 0; token = lexer.next()) {
    work.left--
    if (!(token instanceof Keyword)) {
      operands.push(token)
      continue
    }
    const before = codes.size
    if (token.word === 'endbfchar') {
      for (let at = 0; at + 1 < operands.length && codes.size < maxCodes; at += 2) {
        codes.set(codeOf(bytesOf(operands[at])), utf16(bytesOf(operands[at + 1])))
      }
    } else if (token.word === 'endbfrange') {
      for (let at = 0; at + 2 < operands.length; at += 3) addRange(codes, operands.slice(at, at + 3))
    }
    work.left -= codes.size - before
    operands = []
  }
  return codes
}

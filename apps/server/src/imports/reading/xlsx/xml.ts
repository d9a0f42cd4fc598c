import { SaxesParser } from 'saxes'
import { Unreadable } from '../unreadable'

export type Attributes = Readonly<Record<string, string>>
export type XmlReader = {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

const damaged = 'The workbook is damaged: a part of it is no XML. Save it anew as XLSX.'

/** Some programs write names with a prefix, such as `x:row`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Reads XML as it comes. A document type, by which entities could be made to grow without end, is refused. */
export function xmlParser({ open, close, text }: XmlReader): { write(piece: string): void; end(): void } {
  const parser = new SaxesParser({})
  parser.on('error', () => {
    throw new Unreadable(damaged)
  })
  parser.on('doctype', () => {
    throw new Unreadable(damaged)
  })
  if (open) parser.on('opentag', ({ name, attributes }) => open(local(name), attributes))
  if (close) parser.on('closetag', ({ name }) => close(local(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return { write: (piece) => void parser.write(piece), end: () => void parser.close() }
}

/** Reads a whole part of a workbook, which may have so many bytes. */
export async function readXml(
  pieces: AsyncIterable<Uint8Array>,
  reader: XmlReader,
  { maxBytes, text }: { readonly maxBytes: number; readonly text: string },
): Promise<void> {
  const parser = xmlParser(reader)
  const decoder = new TextDecoder('utf-8')
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > maxBytes) throw new Unreadable(text)
    parser.write(decoder.decode(piece, { stream: true }))
  }
  parser.end()
}

import { SaxesParser } from 'saxes'
import { Unreadable } from '../unreadable'

export type Attributes = Readonly<Record<string, string>>
export type XmlReader = {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

const damaged = 'The workbook is damaged: a part of it is no XML. Save it anew as XLSX.'

/**
 * Limits on nested elements and attributes, larger than in any real workbook: each is held in memory until it is
 * closed.
 */
const maxDepth = 100
const maxAttributes = 200

/** Some programs write prefixed names, such as `x:row`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Parses XML as a stream. Rejects anything that could grow without bound: DTDs with entities, and elements that are
 * never closed.
 */
export function xmlParser({ open, close, text }: XmlReader): { write(chunk: string): void; end(): void } {
  const parser = new SaxesParser({})
  parser.on('error', () => {
    throw new Unreadable(damaged)
  })
  parser.on('doctype', () => {
    throw new Unreadable(damaged)
  })
  let depth = 0
  let attributesSeen = 0
  parser.on('attribute', () => {
    attributesSeen += 1
    if (attributesSeen > maxAttributes) throw new Unreadable(damaged)
  })
  parser.on('opentag', ({ name, attributes }) => {
    attributesSeen = 0
    depth += 1
    if (depth > maxDepth) throw new Unreadable(damaged)
    open?.(local(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(local(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return { write: (chunk) => void parser.write(chunk), end: () => void parser.close() }
}

/** Reads a whole part of a workbook, up to a number of bytes. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  reader: XmlReader,
  { maxBytes, text }: { readonly maxBytes: number; readonly text: string },
): Promise<void> {
  const parser = xmlParser(reader)
  const decoder = new TextDecoder('utf-8')
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Unreadable(text)
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  parser.end()
}

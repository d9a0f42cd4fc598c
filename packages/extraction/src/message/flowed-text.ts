interface FlowedLine {
  quotes: string
  text: string
}

/** A line without its quote marks and stuffed space (RFC 3676 §4.4 and §4.5). */
function lineOf(raw: string): FlowedLine {
  const quotes = /^>*/.exec(raw)?.[0] ?? ''
  const text = raw.slice(quotes.length)
  return { quotes, text: text.startsWith(' ') ? text.slice(1) : text }
}

/** The signature separator ends with a space but is never continued (RFC 3676 §4.3). */
const signature = '-- '

/**
 * Joins the wrapped lines of a format=flowed text: those that end with a space continue on the next one of the same
 * quote depth (RFC 3676 §4). With `deletesSpace` (DelSp=yes), that space is not part of the text. Indented lines by
 * clients that do not space-stuff lose only one space.
 */
export function joinFlowedLines(text: string, deletesSpace: boolean): string {
  const result: FlowedLine[] = []
  let isOpen = false
  for (const raw of text.replaceAll('\r\n', '\n').split('\n')) {
    const line = lineOf(raw)
    const last = result.at(-1)
    if (isOpen && last && last.quotes === line.quotes && line.text !== signature) last.text += line.text
    else result.push(line)
    isOpen = line.text.endsWith(' ') && line.text !== signature
    const current = result.at(-1)
    if (isOpen && deletesSpace && current) current.text = current.text.slice(0, -1)
  }
  return result.map(({ quotes, text }) => (quotes === '' ? text : `${quotes} ${text}`)).join('\n')
}

const maxLength = 75

/** iCalendar content lines as text: `NAME:value`, folded after 75 octets, each terminated by CRLF (RFC 5545 §3.1). */
export const calendarText = (lines: readonly (readonly [name: string, value: string])[]): string =>
  lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('')

/**
 * Splits a line into pieces of at most 75 octets of UTF-8. Continuation lines begin with a space. No character is
 * split.
 */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > maxLength) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** The number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

import { isClosingLine } from '../languages/closing-words'
import type { Line } from './page'

/** Maximum number of lines of a signature, and of characters in each: more is not only a signature. */
const maxLines = 15
const maxLength = 160

/** The lines of a note, from its closing on; none if it has no closing, or more than a signature below. */
function signatureIn(note: readonly Line[]): readonly Line[] {
  const closing = note.findIndex(({ text }) => isClosingLine(text))
  const signature = closing < 0 ? [] : note.slice(closing)
  const isLong = signature.length > maxLines || signature.some(({ text }) => text.length > maxLength)
  return isLong ? [] : signature
}

/**
 * Drops the signatures of the people who forwarded a message, from the closings of their notes on: their names, streets
 * and numbers say nothing of the booking below.
 */
export function withoutForwardersSignatures(lines: readonly Line[]): Line[] {
  const notes: Line[][] = []
  for (const [at, line] of lines.entries()) {
    if (!line.isForwardingNote) continue
    if (lines[at - 1]?.isForwardingNote) notes.at(-1)?.push(line)
    else notes.push([line])
  }
  const signatures = new Set(notes.flatMap(signatureIn))
  return lines.filter((line) => !signatures.has(line))
}

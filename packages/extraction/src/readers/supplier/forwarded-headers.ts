import { isClosingLine } from '../../languages/closing-words'

const from = '(?:From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä|差出人)'
const subject = '(?:Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Temat|Předmět|Ämne|Emne|Aihe|件名)'
/** The header that email clients write above a forwarded message: sender, date, subject, recipients. */
const head = new RegExp(
  `^[> *]{0,6}${from}\\*? ?:[^\\n]{0,200}@[^\\n]{0,200}\\n(?:[^\\n]{0,200}\\n){0,4}?[> *]{0,6}${subject}\\*? ?:[^\\n]{0,300}(?:\\n[> *]{0,6}(?:To|An|À|Para|A|Aan|Do|Komu|Till|Til|Cc|Kopie|Kopi)\\*? ?:[^\\n]{0,300}){0,2}`,
  'gim',
)

/** Maximum number of characters above a forwarded message that are a note. */
const maxNote = 400

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** A text with the signature of its forwarder blanked: what follows the closing of a note above the first header. */
function withoutSignature(text: string): string {
  const note = text.slice(0, Math.max(0, text.search(head)))
  if (note.length > maxNote) return text
  const lines = note.split('\n')
  const closing = lines.findIndex(isClosingLine)
  const start = closing < 0 ? note.length : lines.slice(0, closing).join('\n').length
  return text.slice(0, start) + blank(note.slice(start)) + text.slice(note.length)
}

/**
 * A text with the headers of forwarded messages and the signature of their forwarder blanked, since their dates, names
 * and numbers are not part of the booking.
 */
export const withoutForwardedHeaders = (text: string): string => withoutSignature(text).replace(head, blank)

const sender = new RegExp(`^[> *]{0,6}${from}\\*? ?:[^\\n@]{0,200}?([^\\s<>@"\\[(]{1,64}@[^\\s<>@"\\])]{3,200})`, 'gim')

/** The senders of messages forwarded in a text, in lower case; at most twenty. */
export const forwardedSenders = (text: string): string[] =>
  [...text.matchAll(sender)].slice(0, 20).flatMap(([, address]) => (address ? [address.toLowerCase()] : []))

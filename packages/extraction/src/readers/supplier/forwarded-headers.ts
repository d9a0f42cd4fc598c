const from = '(?:From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä|差出人)'
const subject = '(?:Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Temat|Předmět|Ämne|Emne|Aihe|件名)'
/** The header that email clients write above a forwarded message: sender, date, subject, recipients. */
const head = new RegExp(
  `^[> *]{0,6}${from}\\*? ?:[^\\n]{0,200}@[^\\n]{0,200}\\n(?:[^\\n]{0,200}\\n){0,4}?[> *]{0,6}${subject}\\*? ?:[^\\n]{0,300}(?:\\n[> *]{0,6}(?:To|An|À|Para|A|Aan|Do|Komu|Till|Til|Cc|Kopie|Kopi)\\*? ?:[^\\n]{0,300}){0,2}`,
  'gim',
)

/** A text with the headers of forwarded messages blanked, since their dates and names are not part of the booking. */
export const withoutForwardedHeaders = (text: string): string =>
  text.replace(head, (lines) => lines.replace(/[^\n]/g, ' '))

const sender = new RegExp(`^[> *]{0,6}${from}\\*? ?:[^\\n@]{0,200}?([^\\s<>@"\\[(]{1,64}@[^\\s<>@"\\])]{3,200})`, 'gim')

/** The senders of messages forwarded in a text, in lower case; at most twenty. */
export const forwardedSenders = (text: string): string[] =>
  [...text.matchAll(sender)].slice(0, 20).flatMap(([, address]) => (address ? [address.toLowerCase()] : []))

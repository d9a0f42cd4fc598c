/** Lines that a mail program puts before a message that somebody forwards. */
const headers =
  /^(?:[ \t*]{0,6}(?:From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä|Date|Datum|Data|Fecha|Dato|Sent|Gesendet|Envoyé|Enviado|Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Ämne|Emne|Předmět|To|An|À|A|Para|Aan|Till|Til|Cc|Reply-To)\*? ?:[^\n]{0,300}(?:\n|$)){2,10}/gmu

/**
 * A text in which the headers of a forwarded message are blanks, so that its `From` and `Date` are not taken for the
 * journey's. All other words stay where they are.
 */
export const withoutHeaders = (text: string): string =>
  text.replace(headers, (lines) => (lines.includes('@') ? lines.replace(/[^\n]/g, ' ') : lines))

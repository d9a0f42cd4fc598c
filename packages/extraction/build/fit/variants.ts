import { mailOf, partsOf } from './mail-parts'
import { markupVariants } from './markup-variants'
import type { Variant } from './variant'

/** Adds a block at the start or end of a page's body. */
function inBody(html: string, where: 'start' | 'end', block: string): string {
  const tag = where === 'start' ? /<body[^>]*>/i : /<\/body>/i
  const beside = (body: string): string => (where === 'start' ? body + block : block + body)
  return tag.test(html) ? html.replace(tag, beside) : where === 'start' ? block + html : html + block
}

/** Adds a paragraph to both parts. */
const added =
  (where: 'start' | 'end') =>
  (paragraph: string) =>
  (bytes: Uint8Array): Uint8Array => {
    const parts = partsOf(bytes)
    const html = parts.html === null ? null : inBody(parts.html, where, `<p>${paragraph}</p>`)
    const text =
      parts.text === null
        ? null
        : where === 'start'
          ? `${paragraph}\n\n${parts.text}`
          : `${parts.text.trimEnd()}\n\n${paragraph}\n`
    return mailOf({ ...parts, html, text })
  }
const [preceded, appended] = [added('start'), added('end')]

const englishHead: [string, string, string, string, string] = [
  '---------- Forwarded message ---------',
  'From',
  'Date',
  'Subject',
  'To',
]
const forwardHeads: Readonly<Record<string, typeof englishHead>> = {
  English: englishHead,
  German: ['-------- Weitergeleitete Nachricht --------', 'Von', 'Datum', 'Betreff', 'An'],
  French: ['---------- Message transféré ---------', 'De', 'Date', 'Objet', 'À'],
  Spanish: ['---------- Mensaje reenviado ---------', 'De', 'Fecha', 'Asunto', 'Para'],
  Italian: ['---------- Messaggio inoltrato ---------', 'Da', 'Data', 'Oggetto', 'A'],
}

/** Forwards an email in its text, with the header lines of a language, below a note. */
const forwarded =
  ([rule, from, date, subject, to]: typeof englishHead, note: readonly string[] = []) =>
  (bytes: Uint8Array): Uint8Array => {
    const parts = partsOf(bytes)
    const head = [
      ...note,
      rule,
      `${from}: ${parts.from}`,
      `${date}: ${parts.date}`,
      `${subject}: ${parts.subject}`,
      `${to}: Nora <nora@example.com>`,
    ]
    return mailOf({
      ...parts,
      from: 'Colleague <colleague@example.com>',
      subject: `Fwd: ${parts.subject}`,
      html:
        parts.html === null
          ? null
          : `<div>${head.map((line) => line.replaceAll('<', '&lt;').replaceAll('>', '&gt;')).join('<br>')}</div><div>${parts.html}</div>`,
      text: parts.text === null ? null : `${head.join('\n')}\n\n${parts.text}`,
    })
  }

const signature = [
  'Please add this to my trip.',
  '',
  'Best regards',
  'Nora Feld',
  'Head of Procurement',
  'Larkspur Engineering GmbH · Hafenstraße 12 · 20457 Hamburg',
  'T +49 40 5550 1234',
  '',
]

/** Transformations that preserve the bookings of a mail. */
export const variants: readonly Variant[] = [
  {
    name: 'with a policy',
    mayChange: 0.01,
    of: appended('Bookings cancelled less than 24 hours before arrival will be charged.'),
  },
  {
    name: 'with a policy in German',
    mayChange: 0.01,
    of: appended('Bei Stornierung weniger als 24 Stunden vor Anreise wird eine Gebühr berechnet.'),
  },
  {
    name: 'with a deadline',
    mayChange: 0.01,
    of: appended('Free cancellation until 2 January 2026, 18:00.'),
  },
  {
    name: 'with an offer',
    mayChange: 0.01,
    of: appended('Hotels in Lisbon from EUR 89 a night, 5 to 9 November 2027.'),
  },
  {
    name: 'with a footer',
    mayChange: 0.01,
    of: appended('Larkspur Services Ltd, 12 Heron Street, 10115 Berlin. Company number 1234567.'),
  },
  {
    name: 'within outer tables',
    mayChange: 0.01,
    of: (bytes) => {
      const parts = partsOf(bytes)
      return parts.html === null
        ? null
        : mailOf({
            ...parts,
            html: `<table width="100%"><tr><td><table><tr><td>${parts.html}</td></tr></table></td></tr></table>`,
          })
    },
  },
  {
    name: 'without its page',
    mayChange: 0.01,
    of: (bytes) =>
      partsOf(bytes).html !== null && partsOf(bytes).text !== null ? mailOf({ ...partsOf(bytes), html: null }) : null,
  },
  {
    name: 'without its text',
    mayChange: 0.01,
    of: (bytes) =>
      partsOf(bytes).html !== null && partsOf(bytes).text !== null ? mailOf({ ...partsOf(bytes), text: null }) : null,
  },
  ...Object.entries(forwardHeads).map(([language, head]) => ({
    name: `forwarded in ${language}`,
    mayChange: 0.01,
    of: forwarded(head),
  })),
  {
    name: 'forwarded with a signature',
    mayChange: 0.01,
    of: forwarded(englishHead, signature),
  },
  {
    name: 'with a warning of an external sender',
    mayChange: 0.01,
    of: preceded(
      'CAUTION: This email comes from outside of the organization. Do not click links that you do not know.',
    ),
  },
  {
    name: 'with the hours of a hotline',
    mayChange: 0.01,
    of: appended('Need help? Call us Monday to Friday, 8:00 to 18:00, on +44 20 7946 0321, or Saturday 9:00 to 13:00.'),
  },
  ...markupVariants,
]

import { mailOf, partsOf } from './mail-parts'
import type { Variant } from './variant'

/** Changes the HTML of an email; null if it has none. */
const page =
  (change: (html: string) => string) =>
  (bytes: Uint8Array): Uint8Array | null => {
    const parts = partsOf(bytes)
    return parts.html === null ? null : mailOf({ ...parts, html: change(parts.html), text: null })
  }

/** Changes the text between tags, except in styles and scripts. */
const texts = (html: string, change: (text: string) => string): string =>
  html.replace(/(<(style|script|title)\b[\s\S]*?<\/\2>|<[^>]*>)|([^<]+)/gi, (whole, tag?: string) =>
    tag === undefined && whole.trim() !== '' ? change(whole) : whole,
  )

const body = (html: string, change: (body: string) => string): string => {
  const [, before = '', content = html, after = ''] =
    /^([\s\S]*?<body[^>]*>)([\s\S]*?)(<\/body>[\s\S]*)$/i.exec(html) ?? []
  return before + change(content) + after
}

const spacerCell = '<td width="16" style="font-size:1px;line-height:1px">&nbsp;</td>'
const spacerRow = '<tr><td colspan="9" height="8" style="font-size:1px;line-height:8px">&nbsp;</td></tr>'

/** Variations in how programs write email markup, which leave the bookings unchanged. */
export const markupVariants: readonly Variant[] = [
  {
    name: 'with each word and each space in an element of its own',
    mayChange: 0.01,
    of: page((html) =>
      texts(html, (text) => text.replace(/\s+|[^\s]+/g, (part) => `<span style="color:#333">${part}</span>`)),
    ),
  },
  {
    name: 'with words on lines of their own',
    mayChange: 0.01,
    of: page((html) => texts(html, (text) => (/<pre/i.test(html) ? text : text.replace(/ /g, '\n      ')))),
  },
  {
    name: 'with spacer cells and rows',
    mayChange: 0.01,
    of: page((html) =>
      html.replace(/<\/td>\s*<td/gi, `</td>${spacerCell}<td`).replace(/<\/tr>/gi, `</tr>${spacerRow}`),
    ),
  },
  {
    name: 'with a hidden copy for telephones',
    mayChange: 0.01,
    of: page((html) =>
      body(
        html,
        (content) => `${content}<div class="m" style="display:none;max-height:0;mso-hide:all">${content}</div>`,
      ),
    ),
  },
  {
    name: 'as Outlook writes it',
    mayChange: 0.01,
    of: page((html) =>
      html
        .replace(/<p\b[^>]*>/gi, '<p class=MsoNormal><span lang=EN-US style="font-size:10.5pt">')
        .replace(/<\/p>/gi, '<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>'),
    ),
  },
]

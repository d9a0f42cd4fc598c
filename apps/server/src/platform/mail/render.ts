import type { Mail } from './mail'

/** The two versions of an email, with the same text, so that nothing is lost without HTML. */
export type MailBody = { readonly text: string; readonly html: string }

const signature = 'Sextant'

/** Renders an email as plain text and as HTML, without images, scripts or external resources. */
export function renderMail({ subject, paragraphs, link }: Mail): MailBody {
  const linkText = link ? [`${link.label}:\n${link.url}`] : []
  const linkHtml = link
    ? [
        `<p><a href="${escape(link.url)}" style="${buttonStyle}">${escape(link.label)}</a></p>`,
        `<p style="${smallStyle}">${escape(link.url)}</p>`,
      ]
    : []
  const body = [...paragraphs.map((text) => `<p>${lines(text)}</p>`), ...linkHtml]
  return {
    text: `${[...paragraphs.map(wrap), ...linkText, `-- \n${signature}`].join('\n\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
      `<body style="${bodyStyle}">`,
      ...body,
      `<p style="${smallStyle}">${signature}</p>`,
      '</body></html>',
      '',
    ].join('\n'),
  }
}

/** Short enough for plain text to be sent unencoded (RFC 5322 §2.1.1). */
const maxLineLength = 72

/** Wraps lines between words; longer words stay whole. */
const wrap = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.replaceAll(new RegExp(String.raw`(?=\S)(.{1,${maxLineLength}}|\S+)(?:\s+|$)`, 'g'), '$1\n').trimEnd(),
    )
    .join('\n')

const bodyStyle =
  'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1b1f24;max-width:36em;margin:2em auto;padding:0 1em'
const buttonStyle =
  'display:inline-block;padding:.6em 1.2em;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none'
const smallStyle = 'font-size:13px;color:#57606a;word-break:break-all'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const lines = (text: string): string => escape(text).replaceAll('\n', '<br>')

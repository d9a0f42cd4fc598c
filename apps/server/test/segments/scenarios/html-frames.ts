/** Frames of emails as the programs of suppliers make them: a hidden preview, nested tables, spacers and a footer. */

type Framed = { readonly preview: string; readonly body: readonly string[]; readonly footer: string }

const spacer = (height: number): string =>
  `<tr><td height="${height}" style="font-size:0;line-height:0;height:${height}px">&nbsp;</td></tr>`

const preheader = (preview: string): string =>
  `<div style="display:none;font-size:1px;max-height:0;overflow:hidden;mso-hide:all">${preview}&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</div>`

/** A page of nested tables with one row for each part of the body. */
export const framed = ({ preview, body, footer }: Framed): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title></title><style>td{font-family:Arial,sans-serif}.btn{border-radius:4px}</style></head><body style="margin:0">${preheader(preview)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="600" cellpadding="0" cellspacing="0">${spacer(20)}${body
    .map((part) => `<tr><td width="24">&nbsp;</td><td>${part}</td><td width="24">&nbsp;</td></tr>${spacer(12)}`)
    .join(
      '',
    )}<tr><td colspan="3" style="font-size:11px;color:gray">${footer}</td></tr>${spacer(20)}</table></td></tr></table></body></html>`

/** A page of blocks without tables. */
export const carded = ({ preview, body, footer }: Framed): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body style="background:whitesmoke">${preheader(preview)}<div style="max-width:640px;margin:0 auto">${body
    .map((part) => `<div style="background:white;border-radius:8px;padding:16px;margin-bottom:12px">${part}</div>`)
    .join('')}<div style="font-size:11px;color:gray;text-align:center">${footer}</div></div></body></html>`

/** A table of labels and values with an empty column between them, from lines of the form `label|value`. */
export const pairs = (rows: string): string =>
  `<table width="100%" cellpadding="4">${cellsOf(rows)
    .map(
      ([label = '', value = '']) =>
        `<tr><td width="40%">${label}</td><td width="8">&nbsp;</td><td><b>${value}</b></td></tr>`,
    )
    .join('')}</table>`

/** A table from lines of cells between `|`, of which the first is its head. */
export function grid(rows: string): string {
  const [head = [], ...others] = cellsOf(rows)
  const rowOf = (cells: readonly string[], name: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`
  return `<table width="100%" border="1" cellpadding="6"><thead>${rowOf(head, 'th')}</thead><tbody>${others
    .map((cells) => rowOf(cells, 'td'))
    .join('')}</tbody></table>`
}

const cellsOf = (rows: string): string[][] => rows.split('\n').map((row) => row.split('|'))

/** A link that looks like a button. */
export const button = (label: string): string =>
  `<table align="center" class="btn"><tr><td bgcolor="navy" style="padding:10px 24px"><a href="https://links.supplier.example/c/8f2a" style="color:white;text-decoration:none">${label}</a></td></tr></table>`

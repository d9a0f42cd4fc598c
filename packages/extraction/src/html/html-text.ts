import { scanHtml } from './scan-html'

const blocks = new Set(
  'address article aside blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const cells = new Set(['td', 'th'])

/**
 * What a page says, as lines of text: a block begins a line, cells of a row are parted by three blanks, white space is
 * collapsed. Nothing of scripts, styles and titles.
 */
export function htmlText(html: string): string {
  const lines: string[] = []
  let line = ''
  const breakLine = (): void => {
    const text = line
      .replace(/[^\S\t]+/g, ' ')
      .replace(/ ?\t[\t ]*/g, '   ')
      .trim()
    if (text !== '') lines.push(text)
    line = ''
  }
  scanHtml(html, {
    open: (tag) => {
      if (blocks.has(tag)) breakLine()
      else if (cells.has(tag)) line += '\t'
    },
    close: (tag) => {
      if (blocks.has(tag)) breakLine()
    },
    text: (text, raw) => {
      if (raw === null) line += text.replaceAll('\t', ' ').replace(/[\u200b-\u200f\u00ad\ufeff]/g, '')
    },
  })
  breakLine()
  return lines.join('\n')
}

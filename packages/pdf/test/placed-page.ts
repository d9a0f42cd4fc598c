import { openPdf, type Pdf } from '@sextant/pdf/open-pdf'

/** A text at a position in points, in a font whose letters are half as wide as its size. */
export interface PositionedText {
  text: string
  x: number
  y: number
  size?: number
  bold?: boolean
}

const hex = (text: string): string =>
  Array.from(text, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const font = (name: string, inner: number): string[] => [
  `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${inner} 0 R]/ToUnicode 7 0 R>>`,
  `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/DW 500>>`,
]

const cmap = '1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <ffff> <0000> endbfrange'

const stream = (data: string): string => `<</Length ${data.length}>>\nstream\n${data}\nendstream`

/** Opens a page with texts at their positions, and with other operators, such as lines. */
export function openPlaced(texts: readonly PositionedText[], drawn = ''): Pdf {
  const shown = texts.map(
    ({ text, x, y, size = 10, bold = false }) =>
      `BT /${bold ? 'B' : 'R'} ${size} Tf 1 0 0 1 ${x} ${y} Tm <${hex(text)}> Tj ET`,
  )
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[8 0 R]>>',
    ...font('Helvetica', 4),
    ...font('Helvetica-Bold', 6),
    stream(cmap),
    '<</Type/Page/Parent 2 0 R/Resources<</Font<</R 3 0 R/B 5 0 R>>>>/Contents 9 0 R>>',
    stream([...shown, drawn].join('\n')),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return openPdf(Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n`))
}

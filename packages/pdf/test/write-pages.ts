/** A text at a position in points, in a font whose letters are half as wide as its size. */
export interface PositionedText {
  text: string
  x: number
  y: number
  size?: number
  bold?: boolean
}

/** The width and height of a page (A4) in points. */
export const paper = { width: 595, height: 842 }
/** Width of a letter, and of a Chinese, Japanese or Korean one, in font sizes. */
export const widths = { letter: 0.5, wide: 1 }
export const firstWide = 0x2e80

const hex = (text: string): string =>
  Array.from(text, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

/** The operators that show a text. */
export const shown = ({ text, x, y, size = 10, bold = false }: PositionedText): string =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm <${hex(text)}> Tj ET`

const cmap = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
  '1 begincodespacerange <0000> <ffff> endcodespacerange',
  '1 beginbfrange <0000> <ffff> <0000> endbfrange',
  'endcmap',
].join('\n')

const stream = (data: string): string => `<</Length ${data.length}>>\nstream\n${data}\nendstream`

const fontObjects = (name: string, inner: number, map: number): string[] => [
  `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${inner} 0 R]/ToUnicode ${map} 0 R>>`,
  `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
    `/DW ${widths.letter * 1000}/W[${firstWide} 65535 ${widths.wide * 1000}]>>`,
]

/** A PDF file (ISO 32000-1) whose pages have the given operators. */
export function writePages(contents: readonly string[]): Uint8Array {
  const pageNumber = (index: number): number => 8 + index * 2
  const resources = '/Resources<</Font<</F1 3 0 R/F2 5 0 R>>>>'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${contents.length}/Kids[${contents.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}]>>`,
    ...fontObjects('Helvetica', 4, 7),
    ...fontObjects('Helvetica-Bold', 6, 7),
    stream(cmap),
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${paper.width} ${paper.height}]${resources}/Contents ${pageNumber(index) + 1} 0 R>>`,
      stream(content),
    ]),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n`)
}

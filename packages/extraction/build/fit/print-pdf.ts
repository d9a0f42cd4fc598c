import type { Line } from '../../src/page/page'

/** The width and height of a page (A4), and its margin, in points. */
const paper = { width: 595, height: 842, margin: 36 }
/** Width of a letter, and of a Chinese, Japanese or Korean one, in font sizes. */
const widths = { letter: 0.5, wide: 1 }
const firstWide = 0x2e80

/** How a page is printed: font size of its text in points, space between its rows and its paragraphs in font sizes. */
export interface Print {
  size: number
  rowSpace: number
  paragraphSpace: number
}

interface Word {
  text: string
  width: number
}

const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= firstWide ? widths.wide : widths.letter),
    0,
  )

/** The words of a text, where lines can be broken; wide letters are words of their own. */
const wordsOf = (text: string): Word[] =>
  (text.match(/[\u2e80-\uffdc]|[^\s\u2e80-\uffdc]+\s*|\s+/gu) ?? []).map((word) => ({
    text: word,
    width: widthOf(word),
  }))

/** A text in lines of at most `width` font sizes. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let length = 0
  for (const word of wordsOf(text)) {
    const last = lines.at(-1)
    if (last !== undefined && length + widthOf(word.text.trimEnd()) <= width) {
      lines[lines.length - 1] = last + word.text
      length += word.width
    } else {
      lines.push(word.text)
      length = word.width
    }
  }
  return lines.map((line) => line.trimEnd())
}

const hex = (text: string): string =>
  Array.from(text, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const isBold = ({ spans, isHeading }: Line): boolean =>
  isHeading || (spans.length > 0 && spans.every(({ bold }) => bold))
const isStruck = ({ spans }: Line): boolean => spans.length > 0 && spans.every(({ struck }) => struck)

/** Whether a row begins another paragraph: a heading, or a row at another depth or behind a gap. */
const isApart = (above: Line | undefined, line: Line): boolean =>
  above !== undefined && (line.row > above.row + 1 || line.isHeading || line.path.length !== above.path.length)

/** The contents of the pages on which rows are printed, with the texts of each row at their positions. */
function contentsOf(rows: readonly (readonly Line[])[], { size: usual, rowSpace, paragraphSpace }: Print): string[] {
  const pages: string[][] = [[]]
  const room = paper.width - 2 * paper.margin
  let y = paper.height - paper.margin
  for (const [at, row] of rows.entries()) {
    const [first] = row
    if (!first) continue
    if (isApart(rows[at - 1]?.[0], first)) y -= usual * paragraphSpace
    const printed = row.map((line, column) => {
      const size = line.isHeading ? usual * 1.3 : usual
      const right = row[column + 1]?.left ?? 1
      return { line, size, texts: wrap(line.text, Math.max(6, ((right - line.left) * room) / size - 1)) }
    })
    const height = Math.max(...printed.map(({ size, texts }) => size * (texts.length - 1) * 1.2))
    if (y - height < paper.margin) {
      pages.push([])
      y = paper.height - paper.margin
    }
    for (const { line, size, texts } of printed)
      for (const [index, text] of texts.entries()) {
        const [x, foot] = [paper.margin + line.left * room, y - index * size * 1.2]
        const font = isBold(line) ? 'F2' : 'F1'
        pages.at(-1)?.push(`BT /${font} ${size} Tf 1 0 0 1 ${x.toFixed(1)} ${foot.toFixed(1)} Tm <${hex(text)}> Tj ET`)
        if (isStruck(line))
          pages
            .at(-1)
            ?.push(`${x.toFixed(1)} ${(foot + size * 0.28).toFixed(1)} ${(widthOf(text) * size).toFixed(1)} 0.6 re f`)
      }
    y -= height + usual * (1.2 + rowSpace)
  }
  return pages.map((page) => page.join('\n'))
}

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

/** A PDF file (ISO 32000-1) with rows of lines at their positions, wrapped in their columns. */
export function printPdf(rows: readonly (readonly Line[])[], print: Print): Uint8Array {
  const contents = contentsOf(rows, print)
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

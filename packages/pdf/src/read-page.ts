import { charsOf } from '@sextant/bytes/chars'
import { type Font, readFont } from './font'
import { readInlineImage } from './inline-image'
import { Lexer } from './lexer'
import { identity, type Matrix, multiply } from './matrix'
import { emptyContent, type PageContent, pageLimits, type State } from './page-content'
import type { Page } from './pages'
import { PathState } from './path-state'
import type { PdfFile } from './pdf-file'
import { TextState } from './text-state'
import { type Dictionary, Keyword, nameOf, PdfStream, PdfText, type PdfValue } from './values'

/** The maximum nesting of forms and of saved states. */
const deepest = { forms: 4, states: 60 }
const startState: State = { matrix: identity, darkFill: true, darkLine: true, lineWidth: 1 }

const numbersOf = (operands: readonly PdfValue[]): number[] =>
  operands.map((value) => (typeof value === 'number' ? value : 0))

function matrixOf(operands: readonly PdfValue[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(operands)
  return [a, b, c, d, e, f]
}

/** Whether a colour is dark, by its number of components: grey, RGB, or inks. */
function isDark(operands: readonly PdfValue[]): boolean {
  const parts = operands.filter((value) => typeof value === 'number')
  if (parts.length === 4) return (parts[3] ?? 0) + ((parts[0] ?? 0) + (parts[1] ?? 0) + (parts[2] ?? 0)) / 3 > 0.5
  return parts.length > 0 && parts.reduce((sum, part) => sum + part, 0) / parts.length < 0.5
}

/** Executes the operators in a page's content that affect text, bars and pictures. */
class PageReader {
  readonly content: PageContent = emptyContent()
  private state = startState
  private text = new TextState(this.content.runs)
  private path = new PathState(this.content.shapes, this.content.lights)
  private readonly kept: { state: State; text: TextState }[] = []
  private readonly fonts = new Map<Dictionary, Font>()
  private resources: Dictionary = new Map()

  constructor(
    private readonly file: PdfFile,
    private readonly work: { left: number },
  ) {}

  run(content: string, resources: Dictionary, depth: number): void {
    const outer = this.resources
    this.resources = resources
    const lexer = new Lexer(content)
    let operands: PdfValue[] = []
    for (let token = lexer.next(); token !== undefined && this.work.left-- > 0; token = lexer.next()) {
      if (!(token instanceof Keyword)) {
        if (operands.length < 100) operands.push(token)
        continue
      }
      if (token.word === 'BI') this.keepInline(lexer)
      else if (token.word === 'Do') this.draw(operands, depth)
      else this.carryOut(token.word, operands)
      operands = []
    }
    this.resources = outer
  }

  private carryOut(operator: string, operands: readonly PdfValue[]): void {
    const { state } = this
    if (operator === 'q') {
      if (this.kept.length < deepest.states) this.kept.push({ state, text: this.text.copy() })
    } else if (operator === 'Q') {
      const kept = this.kept.pop()
      if (kept) [this.state, this.text] = [kept.state, kept.text]
    } else if (operator === 'cm') {
      this.state = { ...state, matrix: multiply(matrixOf(operands), state.matrix) }
    } else if (operator === 'w') this.state = { ...state, lineWidth: numbersOf(operands)[0] ?? 1 }
    else if (/^(?:g|rg|k|sc|scn)$/.test(operator)) this.state = { ...state, darkFill: isDark(operands) }
    else if (/^(?:G|RG|K|SC|SCN)$/.test(operator)) this.state = { ...state, darkLine: isDark(operands) }
    else if (operator === 'cs') this.state = { ...state, darkFill: true }
    else if (operator === 'CS') this.state = { ...state, darkLine: true }
    else if (/^(?:T.|BT|'|")$/.test(operator)) this.write(operator, operands)
    else this.outline(operator, numbersOf(operands))
  }

  private outline(operator: string, numbers: readonly number[]): void {
    const { matrix, darkFill, darkLine, lineWidth } = this.state
    const [x, y] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
    if (operator === 're') this.path.rectangle(numbers, matrix)
    else if (operator === 'm') this.path.moveTo(x, y, matrix)
    // a curve is replaced by its chord: codes have no curves
    else if (/^[lcvy]$/.test(operator)) this.path.lineTo(x, y, matrix)
    else if (/^[fFbB]\*?$/.test(operator)) this.path.fill(darkFill)
    else if (/^[sS]$/.test(operator)) this.path.stroke(darkLine, lineWidth, matrix)
    else if (operator === 'n') this.path.clear()
  }

  private write(operator: string, operands: readonly PdfValue[]): void {
    const { text } = this
    const [x = 0, y = 0] = numbersOf(operands)
    if (operator === 'BT') text.begin()
    else if (operator === 'Tm') text.begin(matrixOf(operands))
    else if (operator === 'Td') text.move(x, y)
    else if (operator === 'TD') {
      text.leading = -y
      text.move(x, y)
    } else if (operator === 'Tf') {
      text.font = this.font(nameOf(operands[0]))
      text.size = y
    } else if (operator === 'TL') text.leading = x
    else if (operator === 'Tc') text.charSpace = x
    else if (operator === 'Tw') text.wordSpace = x
    else if (operator === 'Tz') text.scale = x / 100
    else if (operator === 'Ts') text.rise = x
    else this.show(operator, operands)
  }

  private show(operator: string, operands: readonly PdfValue[]): void {
    const { text } = this
    if (operator === '"') [text.wordSpace = 0, text.charSpace = 0] = numbersOf(operands)
    if (operator === "'" || operator === '"' || operator === 'T*') text.move(0, -text.leading)
    const last = operands.at(-1)
    if (Array.isArray(last)) this.work.left -= last.length
    if (last instanceof PdfText) text.show([last], this.state.matrix)
    else if (Array.isArray(last)) text.show(last, this.state.matrix)
  }

  private font(name: string): Font | null {
    const dictionary = this.file.dictionary(this.file.dictionary(this.resources.get('Font'))?.get(name))
    if (!dictionary) return null
    const font = this.fonts.get(dictionary) ?? readFont(this.file, dictionary, this.work)
    this.fonts.set(dictionary, font)
    return font
  }

  private draw([operand]: readonly PdfValue[], depth: number): void {
    const object = this.file.get(this.file.dictionary(this.resources.get('XObject'))?.get(nameOf(operand)))
    if (!(object instanceof PdfStream)) return
    const { dictionary } = object
    const kind = nameOf(dictionary.get('Subtype'))
    const { images } = this.content
    if (kind === 'Image' && images.length < pageLimits.images && !images.some(({ image }) => image === object))
      images.push({ image: object, matrix: this.state.matrix })
    if (kind !== 'Form' || depth >= deepest.forms) return
    const bytes = this.file.content(object)
    if (!bytes) return
    const [{ state, text }, resources] = [this, this.file.dictionary(dictionary.get('Resources'))]
    const own = matrixOf(this.file.list(dictionary.get('Matrix')))
    this.state = { ...state, matrix: multiply(own, state.matrix) }
    this.text = text.copy()
    this.run(charsOf(bytes), resources ?? this.resources, depth + 1)
    ;[this.state, this.text] = [state, text]
  }

  private keepInline(lexer: Lexer): void {
    const image = readInlineImage(lexer)
    if (image && this.content.inline.length < pageLimits.images) this.content.inline.push(image)
  }
}

/** Reads a page's contents. `work` is reduced by the values and words read; reading stops when it is used up. */
export function readPage(file: PdfFile, { dictionary, inherited }: Page, work: { left: number }): PageContent {
  const contents = file.get(dictionary.get('Contents'))
  const streams = (Array.isArray(contents) ? contents.slice(0, 200) : [contents]).map((one) => file.get(one))
  const texts = streams.flatMap((stream) => {
    const bytes = stream instanceof PdfStream ? file.content(stream) : null
    return bytes ? [charsOf(bytes)] : []
  })
  const reader = new PageReader(file, work)
  reader.run(texts.join('\n'), file.dictionary(inherited.get('Resources')) ?? new Map(), 0)
  return reader.content
}

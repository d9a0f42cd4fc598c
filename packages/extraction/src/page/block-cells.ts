import type { Row } from './text-row'

const isBlank = ({ raw }: Row): boolean => raw.trim() === ''
/** Minimum number of lines in the columns of a page, each of which is about something else. */
const minColumn = 8
/** Whether a line consists of tabs, which separate cells that are blocks. */
const isSeparator = (row: Row | undefined): boolean => row !== undefined && isBlank(row) && row.raw.includes('\t')

/** Lines between two gaps, one or more cells of which are blocks: a row of a table. */
interface Chunk {
  rows: readonly Row[]
  /** The cells, each with its paragraphs of lines; one if the chunk is no row. */
  cells: readonly (readonly (readonly Row[])[])[]
}

/** The cells of a chunk, each with its paragraphs. */
function cellsOf(rows: readonly Row[]): Row[][][] {
  const cells: Row[][][] = [[[]]]
  for (const row of rows) {
    for (const [at, raw] of row.raw.split('\t').entries()) {
      if (at > 0) cells.push([[]])
      const paragraphs = cells.at(-1) ?? []
      if (raw.trim() !== '') paragraphs.at(-1)?.push({ ...row, raw: raw.trim() })
      else if (!row.raw.includes('\t') && (paragraphs.at(-1)?.length ?? 0) > 0) paragraphs.push([])
    }
  }
  return cells.map((paragraphs) => paragraphs.filter(({ length }) => length > 0))
}

/** Whether the separators of a chunk are alike: all between blank lines or none, and all in lines of their own. */
function isEven(rows: readonly Row[]): boolean {
  const spaced = rows.flatMap((row, at) =>
    isSeparator(row) ? [rows[at - 1]?.raw === '' || rows[at + 1]?.raw === ''] : [],
  )
  return (
    spaced.length > 0 &&
    spaced.every((one) => one === spaced[0]) &&
    rows.every((row) => !row.raw.includes('\t') || isSeparator(row))
  )
}

/** Splits rows at gaps of a number of blank lines, unless a separator follows. */
function chunksOf(rows: readonly Row[], gap: number): Chunk[] {
  const chunks: Row[][] = [[]]
  let blanks = 0
  for (const row of rows) {
    if (isBlank(row) && !isSeparator(row)) blanks++
    else {
      if (blanks >= gap && !row.raw.startsWith('\t')) chunks.push([])
      blanks = 0
    }
    chunks.at(-1)?.push(row)
  }
  return chunks.map((own) => ({ rows: own, cells: isEven(own) ? cellsOf(own) : [[own]] }))
}

/** Rows whose cells are blocks, which a text shows below each other with tabs in between. */
export function withBlockCells(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(isSeparator)) return rows
  const isSpaced = rows.some(
    (row, at) => isSeparator(row) && [rows[at - 1], rows[at + 1]].some((one) => one?.raw === ''),
  )
  const chunks = chunksOf(rows, isSpaced ? 2 : 1)
  const result: Row[] = []
  for (const [at, { rows: own, cells }] of chunks.entries()) {
    const [first, last] = [cells[0] ?? [], cells.at(-1) ?? []]
    const [model] = own
    if (cells.length < 2 || !model) {
      result.push(...own)
      continue
    }
    // paragraphs above the first row and below the last one are not in the table
    const above = chunks[at - 1]?.cells.length === cells.length ? [] : first.slice(0, -1)
    const below = chunks[at + 1]?.cells.length === cells.length ? [] : last.slice(1)
    const blank = { ...model, raw: '' }
    for (const paragraph of above) result.push(...paragraph, blank)
    const texts = cells.map((paragraphs) =>
      paragraphs
        .filter((paragraph) => !above.includes(paragraph) && !below.includes(paragraph))
        .flat()
        .map(({ raw }) => raw)
        .join('\n'),
    )
    if (texts.filter((text) => text.split('\n').length >= minColumn).length > 1) {
      for (const raw of texts.flatMap((text) => [...text.split('\n'), '', ''])) result.push({ ...model, raw })
      continue
    }
    result.push({ ...model, raw: texts.join('\t').replaceAll('\n', ' '), cells: texts })
    for (const paragraph of below) result.push(blank, ...paragraph)
    if (chunks[at + 1]?.cells.length !== cells.length) result.push(blank, blank)
  }
  return result
}

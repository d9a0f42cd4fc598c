import type { SpooledFile } from '../../../platform/files/spooled-file'
import { Unreadable } from '../unreadable'
import { readDirectory, unpack, type ZipEntry } from '../zip'
import { isDateFormat } from './number-formats'
import { readXml, type XmlReader } from './xml'

export type Workbook = {
  /** Sheet name → part. */
  readonly sheets: ReadonlyMap<string, ZipEntry>
  readonly is1904: boolean
  /** Whether cells with a style are dates, indexed by style number. */
  readonly isDate: readonly boolean[]
  readonly sharedStrings: ZipEntry | null
}

const noWorkbook = 'This is an archive and no XLSX workbook. Save the table as XLSX or CSV.'
const small = {
  maxBytes: 16 * 1024 * 1024,
  text: 'The workbook has more sheets or formats than can be read. Save the sheet as CSV.',
}

/** Reads a workbook's own parts (ECMA-376, part 1). Throws `Unreadable` for an archive that is not a workbook. */
export async function openWorkbook(file: SpooledFile): Promise<Workbook> {
  const entries = await readDirectory(file)
  const read = async (name: string, reader: XmlReader): Promise<void> => {
    const entry = entries.get(name)
    if (entry) await readXml(unpack(file, entry), reader, small)
  }
  if (!entries.has('xl/workbook.xml')) throw new Unreadable(noWorkbook)
  const targets = new Map<string, string>()
  await read('xl/_rels/workbook.xml.rels', {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, partOf(Target))
    },
  })
  const sheets = new Map<string, ZipEntry>()
  let is1904 = false
  await read('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const part = targets.get(attributes['r:id'] ?? relationOf(attributes)) ?? ''
      const entry = part.includes('worksheets/') ? entries.get(part) : undefined
      if (entry) sheets.set(attributes['name'] ?? part, entry)
    },
  })
  if (sheets.size === 0) throw new Unreadable('The workbook has no sheet with rows.')
  const isDate: boolean[] = []
  await read('xl/styles.xml', stylesReader(isDate))
  const shared = [...targets.values()].find((part) => part.endsWith('/sharedStrings.xml'))
  return { sheets, is1904, isDate, sharedStrings: entries.get(shared ?? 'xl/sharedStrings.xml') ?? null }
}

/** The relationship ID, whatever its prefix. */
const relationOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

/** The target of a relationship, relative to the archive's root or to the workbook's folder. */
const partOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

function stylesReader(isDate: boolean[]): XmlReader {
  const codes = new Map<number, string>()
  let inCells = false
  return {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) isDate.push(isDateFormat(id, codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  }
}

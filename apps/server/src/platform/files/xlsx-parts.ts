import { truncate } from '@sextant/domain/kit/truncate'
import { escaped } from './xlsx-text'

/** The parts of a workbook that are the same for every table (ECMA-376, part 1). */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes of the formats in `styles`. */
export const stylesOf = { text: 0, header: 1, day: 2, time: 3, number: 0 } as const

export const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)

/**
 * A sheet name valid in Excel: at most 31 characters including its number, none of `[]:*?/\\`, no apostrophe at either
 * end.
 */
function sheetName(name: string, at: number): string {
  const number = at === 1 ? '' : ` ${at}`
  const plain = name.replaceAll(/[[\]:*?/\\"\p{Cc}]/gu, ' ').trim()
  return (
    truncate(plain, 31 - number.length)
      .replaceAll(/^'+|'+$/g, '')
      .trim() + number || 'Sheet'
  )
}

export const workbook = (name: string, sheets: number): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers(sheets)
    .map((at) => `<sheet name="${escaped(sheetName(name, at))}" sheetId="${at}" r:id="rId${at}"/>`)
    .join('')}</sheets></workbook>`

export const workbookRelations = (sheets: number): string =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${numbers(sheets)
    .map((at) => `<Relationship Id="rId${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`)
    .join('')}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`

export const relations = `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const contentTypes = (sheets: number): string =>
  `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${numbers(
    sheets,
  )
    .map((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${type}.worksheet+xml"/>`)
    .join('')}</Types>`

/** The start of a sheet: frozen header, columns wide enough for a time. */
export const sheetHead = (columns: number): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="18" customWidth="1"/></cols><sheetData>`

export const sheetTail = (letters: readonly string[], lines: number): string =>
  `</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${lines}"/></worksheet>`

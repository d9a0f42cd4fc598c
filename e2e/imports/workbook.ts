import { strToU8, zipSync } from 'fflate'

/** A cell: a string, or a date as Excel stores it, as days since 1899-12-30 with a date format. */
type Cell = string | { readonly day: string }

const serialOf = (day: string): number => Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const cellXml = (cell: Cell): string =>
  typeof cell === 'string'
    ? `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    : `<c s="1"><v>${serialOf(cell.day)}</v></c>`

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A minimal Excel workbook with one sheet (ECMA-376). */
export function workbookOf(rows: readonly (readonly Cell[])[]): Buffer {
  const sheet = rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('')
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Bookings" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  return Buffer.from(zipSync(bytes))
}

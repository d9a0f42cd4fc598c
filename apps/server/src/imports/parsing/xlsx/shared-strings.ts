import type { SpooledFile } from '../../../platform/files/spooled-file'
import { bounded } from '../raw-row'
import { unpack, type ZipEntry } from '../zip'
import { plainText } from './cell-text'
import { readXml } from './xml'

const limit = {
  maxBytes: 64 * 1024 * 1024,
  text: 'The workbook has more different texts than can be held at once. Save the sheet as CSV.',
}

/** The shared strings that cells refer to by number. Throws `Unreadable` if they exceed the memory limit. */
export async function readSharedStrings(file: SpooledFile, entry: ZipEntry | null): Promise<string[]> {
  const strings: string[] = []
  if (!entry) return strings
  let text = ''
  let isRead = false
  let inReading = false
  await readXml(
    unpack(file, entry),
    {
      open: (name) => {
        if (name === 'si') text = ''
        if (name === 'rPh') inReading = true
        if (name === 't') isRead = !inReading
      },
      close: (name) => {
        if (name === 't') isRead = false
        if (name === 'rPh') inReading = false
        if (name === 'si') strings.push(bounded(plainText(text)))
      },
      text: (part) => {
        if (isRead) text += part
      },
    },
    limit,
  )
  return strings
}

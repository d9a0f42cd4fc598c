import type { Diagnostic } from '@sextant/contract/emails/reservation'
import type { Document } from './document'
import { readImage } from './image/read-image'
import { openPdf, type Pdf } from './pdf/open-pdf'

const warning = (part: string, code: string, message: string): Diagnostic[] => [
  { level: 'warning', code, message, part },
]

function pdfDocument(document: Document): Document {
  let opened: Pdf | null = null
  const open = (): Pdf => {
    opened ??= openPdf(document.bytes())
    return opened
  }
  return {
    ...document,
    text: () => open().text,
    pictures: (pixels) => open().pictures(pixels),
    faults: () =>
      open().encrypted
        ? warning(document.part, 'pdf-encrypted', 'The PDF is encrypted, so it was not read.')
        : [],
  }
}

function imageDocument(document: Document): Document {
  let faults: Diagnostic[] = []
  return {
    ...document,
    pictures(pixels) {
      const image = readImage(document.bytes(), pixels)
      if (image === 'unsupported') {
        const message = 'Pictures of this format are not searched for codes.'
        faults = warning(document.part, 'picture-unsupported', message)
      }
      return image === 'unsupported' || image === null ? [] : [image]
    },
    faults: () => faults,
  }
}

/** Adds to a document what its kind lets us see in it: the text of a PDF, the pictures of a PDF or a picture. */
export function openDocument(document: Document): Document {
  if (document.kind === 'pdf') return pdfDocument(document)
  return document.kind === 'image' ? imageDocument(document) : document
}

import { openPdf, type Pdf } from '@sextant/pdf/open-pdf'
import { type PositionedText, shown, writePages } from './write-pages'

/** Opens a page with texts at their positions, and with other operators, such as lines. */
export const openPlaced = (texts: readonly PositionedText[], drawn = ''): Pdf =>
  openPdf(writePages([[...texts.map(shown), drawn].join('\n')]))

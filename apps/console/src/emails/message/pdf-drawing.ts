import type { PlacedText } from './placed-text'

/** A file to be drawn, its pages `width` pixels wide. */
export type PdfOrder = { readonly bytes: ArrayBuffer; readonly width: number }

export type DrawnPage = {
  readonly picture: ImageBitmap
  /** Width by height. */
  readonly ratio: number
  readonly texts: readonly PlacedText[]
}

/** What the drawing thread says: a page at a time, then how many the file has. */
export type PdfDrawing =
  | { readonly type: 'page'; readonly page: DrawnPage }
  | { readonly type: 'end'; readonly pages: number }
  | { readonly type: 'failed'; readonly isLocked: boolean }

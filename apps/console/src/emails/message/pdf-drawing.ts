import type { PlacedText } from './placed-text'

/** A file to draw, with pages `width` pixels wide. */
export type PdfRequest = { readonly bytes: ArrayBuffer; readonly width: number }

export type DrawnPage = {
  readonly picture: ImageBitmap
  /** Width divided by height. */
  readonly ratio: number
  readonly texts: readonly PlacedText[]
}

/** What the drawing thread sends: one page at a time, then the file's page count. */
export type PdfDrawing =
  | { readonly type: 'page'; readonly page: DrawnPage }
  | { readonly type: 'end'; readonly pages: number }
  | { readonly type: 'failed'; readonly isLocked: boolean }

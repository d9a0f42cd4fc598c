/** A file to be drawn, its pages `width` pixels wide. */
export type PdfOrder = { readonly bytes: ArrayBuffer; readonly width: number }

/** A piece of a page's text; its place and size are fractions of the page. */
export type PlacedText = {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

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

/** Tesseract compiled to WebAssembly: as much of it as we use. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseAPI {
    /** 0 where the languages, joined by `+`, could be loaded. */
    Init(path: null, languages: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the picture in `/input`. */
    SetImageFile(exif: number, angle: number): number
    /** 0 on success. */
    Recognize(monitor: null): number
    /** A line for each block, paragraph, line and word; columns parted by tabulators. */
    GetTSVText(page: number): string
    /** Forgets the picture and what was read in it. */
    Clear(): void
  }

  export interface Tesseract {
    FS: { writeFile(path: string, bytes: Uint8Array): void }
    TessBaseAPI: new () => TessBaseAPI
  }

  const load: (settings: { print(text: string): void; printErr(text: string): void }) => Promise<Tesseract>
  export default load
}

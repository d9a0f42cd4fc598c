/** Tesseract compiled to WebAssembly: the parts that we use. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseAPI {
    /** Returns 0 if the languages, joined by `+`, could be loaded. */
    Init(path: null, languages: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    /** Uses the picture in `/input`. */
    SetImageFile(exif: number, angle: number): number
    /** Returns 0 on success. */
    Recognize(monitor: null): number
    /** One line per block, paragraph, line and word; columns separated by tabs. */
    GetTSVText(page: number): string
    /** Clears the picture and its results. */
    Clear(): void
  }

  export interface Tesseract {
    FS: { writeFile(path: string, bytes: Uint8Array): void }
    TessBaseAPI: new () => TessBaseAPI
  }

  const load: (settings: { print(text: string): void; printErr(text: string): void }) => Promise<Tesseract>
  export default load
}

/** The kinds of value that a PDF file is made of (ISO 32000-1 §7.3). */
export type PdfValue = number | boolean | null | Name | PdfText | Reference | PdfStream | PdfValue[] | Dictionary

export type Dictionary = Map<string, PdfValue>

export class Name {
  constructor(readonly name: string) {}
}

/** A string: bytes, as characters 0 to 255. What they mean is the font's business. */
export class PdfText {
  constructor(readonly bytes: string) {}
}

/** The number of an object that stands elsewhere. */
export class Reference {
  constructor(readonly number: number) {}
}

/** A dictionary with bytes, which are still packed and lie in the file from `start` to `end`. */
export class PdfStream {
  constructor(
    /** Number of the object. */
    readonly object: number,
    readonly dictionary: Dictionary,
    readonly start: number,
    readonly end: number,
  ) {}
}

/** A word that is no value: an operator of a page, or a mark of the file's own. */
export class Keyword {
  constructor(readonly word: string) {}
}

/** The name that a value is; empty where it is none. */
export const nameOf = (value: PdfValue | undefined): string => (value instanceof Name ? value.name : '')

/** The number that a value is; undefined where it is none. */
export const numberOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

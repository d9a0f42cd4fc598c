/** The types of value in a PDF file (ISO 32000-1 §7.3). */
export type PdfValue = number | boolean | null | Name | PdfText | Reference | PdfStream | PdfValue[] | Dictionary

export type Dictionary = Map<string, PdfValue>

export class Name {
  constructor(readonly name: string) {}
}

/** A string: bytes, as characters 0 to 255, whose meaning depends on the font. */
export class PdfText {
  constructor(readonly bytes: string) {}
}

/** A reference to an object by its number. */
export class Reference {
  constructor(readonly number: number) {}
}

/** A dictionary with bytes, which are still encoded, at `start` to `end` in the file. */
export class PdfStream {
  constructor(
    /** The object's number. */
    readonly object: number,
    readonly dictionary: Dictionary,
    readonly start: number,
    readonly end: number,
  ) {}
}

/** A word that is not a value: a page operator or a keyword of the file. */
export class Keyword {
  constructor(readonly word: string) {}
}

/** The value as a name; empty if it is not one. */
export const nameOf = (value: PdfValue | undefined): string => (value instanceof Name ? value.name : '')

/** The value as a number; undefined if it is not one. */
export const numberOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

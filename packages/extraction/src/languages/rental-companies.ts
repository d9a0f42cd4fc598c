/** Rental companies whose names are also common words, so that they count only in the context of a car rental. */
const names =
  /^(?:avis|enterprise|budget|national|alamo|dollar|hertz|sixt|europcar|thrifty|ace|advantage|routes|fox|payless|localiza|movida|unidas|first|apex|go|omega|jucy|ezi)(?: (?:rent[- ]a[- ]car|car (?:rental|hire)|rent|autovermietung|noleggio|location))?$/iu

/** Whether a text is the name of a car rental company. */
export const isRentalCompany = (text: string): boolean => names.test(text.trim())

/** The same at the start of a line, with the words for a rental: `National Car Rental at: Columbus`. */
const inFront =
  /^((?:avis|enterprise|budget|national|alamo|dollar|hertz|sixt|europcar|thrifty|localiza|movida|unidas) (?:rent[- ]a[- ]car|car (?:rental|hire)|autovermietung|noleggio))(?![\p{L}\p{M}])/iu

/** The rental company that a text is, or begins with; undefined if there is none. */
export const rentalCompanyIn = (text: string): string | undefined =>
  isRentalCompany(text) ? text.trim() : inFront.exec(text.trim())?.[1]

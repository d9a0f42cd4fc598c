/** Rental companies whose names are also common words, so that they count only in the context of a car rental. */
const names =
  /^(?:avis|enterprise|budget|national|alamo|dollar|hertz|sixt|europcar|thrifty|ace|advantage|routes|fox|payless|localiza|movida|unidas|first|apex|go|omega|jucy|ezi)(?: (?:rent[- ]a[- ]car|car (?:rental|hire)|rent|autovermietung|noleggio|location))?$/iu

/** Whether a text is the name of a car rental company. */
export const isRentalCompany = (text: string): boolean => names.test(text.trim())

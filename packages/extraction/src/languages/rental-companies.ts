/** Rental companies under names that are also common words, so that they name a company only where a car is rented. */
const names =
  /^(?:avis|enterprise|budget|national|alamo|dollar|hertz|sixt|europcar|thrifty|ace|advantage|routes|fox|payless|localiza|movida|unidas|first|apex|go|omega|jucy|ezi)(?: (?:rent[- ]a[- ]car|car (?:rental|hire)|rent|autovermietung|noleggio|location))?$/iu

/** Whether a text is the name of a company that rents out cars. */
export const isRentalCompany = (text: string): boolean => names.test(text.trim())

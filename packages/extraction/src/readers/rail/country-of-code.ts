/** Country of a station's code of five letters, which begins with it (SNCF, Benerail); undefined where it is another code. */
export const countryOfCode = (code: string): string | undefined =>
  /^(?:FR|BE|NL|DE|GB|LU|CH|IT|ES)(?=[A-Z]{3}$)/.exec(code)?.[0]

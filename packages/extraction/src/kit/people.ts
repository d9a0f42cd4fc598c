/** The total number of people: `3 guests`, `2 Personen`. */
const all =
  /(\d{1,3})\s?(?:guests?|people|persons?|pax|covers?|diners?|gäste|gast\b|personen|personas?|persone|personnes?|pessoas?|personer|couverts?|voyageurs?|huéspedes|ospiti|hóspedes|gasten|名|人)/iu
/** Groups of people: `2 adults, 1 child`. */
const some =
  /(\d{1,3})\s?(?:adult|erwachsene|volwassen|vuxn|voksn|child|kind|enfant|niñ|bambin|crianç|barn\b|børn|infant|bab[iy]|bébé|bebé|youth|teen)/giu

/** The number of people in a text, adults and children combined; null if there is none. */
export function people(text: string): string | null {
  const names = all.exec(text)?.[1]
  if (names) return names
  const parts = [...text.matchAll(some)].map(([, number]) => Number(number))
  if (parts.length > 0) return String(parts.reduce((sum, number) => sum + number, 0))
  return /\d{1,3}/.exec(text)?.[0] ?? null
}

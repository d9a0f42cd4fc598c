import type { Booking } from './resolve'

/** References of examples in training material and instructions: `TEST01`, `DEMO-12345`. */
const exampleReference =
  /^(?:TEST|DEMO|SAMPLE|EXAMPLE|TRNG|TRAINING|MUSTER|BEISPIEL|EXEMPLE|EJEMPLO|ESEMPIO|VOORBEELD)[-_ ]?\d*$/iu

/** Removes example bookings; returns none if only examples have references. */
export function withoutExamples(bookings: readonly Booking[]): readonly Booking[] {
  const referenceOf = ({ draft }: Booking): string => draft.slots.reference?.mention.value ?? ''
  const real = bookings.filter((one) => !exampleReference.test(referenceOf(one)))
  return real.length === bookings.length || real.some((one) => referenceOf(one) !== '') ? real : []
}

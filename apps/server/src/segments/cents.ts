/** Hundredths of the team's currency: known where the price is in it; other currencies wait for a dated rate. */
export const centsIn =
  (reporting: string) =>
  (price: string, currency: string): number | null =>
    currency === reporting && /^\d{1,12}(\.\d+)?$/.test(price) ? Math.round(Number(price) * 100) : null

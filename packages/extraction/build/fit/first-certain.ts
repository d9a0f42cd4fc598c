import type { Claim } from './evaluate'

/** The raw confidence from which bookings are certain, and the estimated share of them that is correct. */
interface Certainty {
  from: number
  share: number
}

/**
 * The lowest raw confidence, in thousandths, from which on at least the share `min` of claims is correct, estimated by
 * Laplace's rule of succession: 20 of 20 are not yet all. Above 1, which none reaches, if there is none.
 */
export function firstCertain(claims: readonly Claim[], min: number): Certainty {
  const thousandths = [...new Set(claims.map(({ rawConfidence }) => Math.ceil(rawConfidence * 1000) / 1000))]
  const [first] = thousandths
    .toSorted((a, b) => a - b)
    .flatMap((from) => {
      const own = claims.filter(({ rawConfidence }) => rawConfidence >= from)
      const share = (own.filter(({ isCorrect }) => isCorrect).length + 1) / (own.length + 2)
      return share >= min ? [{ from, share: Math.floor(share * 1000) / 1000 }] : []
    })
  return first ?? { from: 2, share: 0 }
}

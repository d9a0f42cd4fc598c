/** A number with so many decimals at most: what a quotient or a median has beyond them says nothing. */
export const round = (value: number, decimals = 0): number => Math.round(value * 10 ** decimals) / 10 ** decimals

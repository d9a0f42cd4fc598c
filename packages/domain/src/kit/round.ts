/** Rounds to a number of decimals. Further decimals of a quotient or median are meaningless. */
export const round = (value: number, decimals = 0): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/**
 * Whether digits are more likely a contemporary year than a time or other number. From 2030 on, they may be the time
 * 20:30.
 */
export const isYearLike = (digits: string): boolean => /^202\d$/.test(digits)

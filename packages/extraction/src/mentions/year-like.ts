/** Whether digits are likelier a year of our time than a time or a number; from 2030 on they may be the time 20:30. */
export const isYearLike = (digits: string): boolean => /^202\d$/.test(digits)

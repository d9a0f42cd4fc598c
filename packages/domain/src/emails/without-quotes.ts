/** What introduces the values that were found of an incomplete booking, in the reason of an email. */
export const partialValuesLabel = 'Found of it:'

const found = new RegExp(` ${partialValuesLabel} .*$`, 'su')

/** The reason of an email without what it says of the message: `… Found of it: Hotel Linden.`, `… from “13 May”.` */
export const withoutQuotes = (reason: string): string => reason.replace(found, '').replace(/“[^”]*”/gu, '“…”')

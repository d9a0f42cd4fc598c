/** Introduces the values found of an incomplete booking in an email's reason. */
export const partialValuesLabel = 'Found of it:'

const found = new RegExp(` ${partialValuesLabel} .*$`, 'su')

/** An email's reason without quotes from the message: `… Found of it: Hotel Linden.`, `… from “13 May”.` */
export const withoutQuotes = (reason: string): string => reason.replace(found, '').replace(/“[^”]*”/gu, '“…”')

/** Time labels that are also airports: `DEP 1935`, `ARR: 21:45`. */
const timeLabel = /^(?:ARR|DEP|ETA|ETD|STA|STD)$/
/** Countries after a city that are also airports: `Tampa FL, USA`. */
const country = /^(?:USA|UAE)$/

/** Legal forms after a company's name that are also airports: `DELTA AIR LINES INC 1190`. */
const legalForm = /^(?:INC|LTD|PLC|SAS|SPA|SRL)$/

/** Titles and passenger types after a name that are also airports: `OSEI/PATIENCE MRS`. */
const nameEnding = /^(?:MRS|CHD|INF|ADT)$/

/** Whether a code is a label, a country, a legal form or a title rather than an airport, by the surrounding text. */
export const isNotAnAirport = (code: string, before: string, behind: string): boolean =>
  (nameEnding.test(code) && /\/\p{Lu}[\p{Lu} ]*\s$/u.test(before)) ||
  (legalForm.test(code) && /\p{L}{2},?\s$/u.test(before)) ||
  (timeLabel.test(code) && /^[\s:]{1,3}\d/.test(behind)) ||
  (country.test(code) && /\p{L},\s?$/u.test(before))

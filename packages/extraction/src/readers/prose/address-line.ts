import type { Found } from './find-dates'
import type { ProseText } from './prose-text'

const coded =
  /^[^\n:@|€$£]{0,80},[^\n:@|€$£]{0,60}(?:\b(?!20\d\d\b)\d{4,5}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)[^\n:@|]{0,40}$/m

/** The first line of a text that is an address: parts between commas, and a postal code. Null where there is none. */
export function addressLine({ text }: ProseText): Found<string> | null {
  const line = coded.exec(text)
  return line && { value: line[0].trim(), start: line.index, end: line.index + line[0].length }
}

import { decodeHTML } from 'entities'

/** Text with its HTML entities resolved. */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTML(text) : text)

/** Normalises a name for lookup: no accents, case or punctuation. */
export const fold = (name: string): string => (/[^\t -~]/.test(name) ? foldLetters(name) : foldAscii(name))

/** Most names are ASCII and need no letter tables. */
const foldAscii = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const foldLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

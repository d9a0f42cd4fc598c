/** Text without accents, case, punctuation and repeated spaces, for comparison. */
export const fold = (text: string | null): string =>
  withoutAccents(text ?? '')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function withoutAccents(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text
  return text
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}

/** A code for comparison: letters and digits only, uppercase, so that `abc-123` equals `ABC123`. */
export const foldCode = (text: string | null): string => (text ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

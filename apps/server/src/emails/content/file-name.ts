/**
 * A file name as its sender wrote it, without folders, control characters and invisible ones: U+202E reverses the
 * letters after it, which makes an executable look like a document.
 */
export const fileName = (sent: string): string => sent.replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}/\\]+/gu, '_').trim()

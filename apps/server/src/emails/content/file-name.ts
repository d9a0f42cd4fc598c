/**
 * The name of a file as its sender wrote it, without folders, control characters and signs that nobody sees: U+202E
 * turns the letters behind it round, so that a program seems to be a document.
 */
export const fileName = (sent: string): string => sent.replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}/\\]+/gu, '_').trim()

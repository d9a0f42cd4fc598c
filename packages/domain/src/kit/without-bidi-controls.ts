/**
 * A text without the signs that turn what stands behind them round (Unicode Bidi_Control, UAX #9): U+202E makes a
 * program's name seem to be a document's. Letters that are written from right to left keep their direction without
 * them.
 */
export const withoutBidiControls = (text: string): string => text.replaceAll(/\p{Bidi_Control}+/gu, '')

/**
 * Removes bidirectional control characters (Unicode Bidi_Control, UAX #9): U+202E makes the name of a program look like
 * that of a document. Right-to-left scripts keep their direction without them.
 */
export const withoutBidiControls = (text: string): string => text.replaceAll(/\p{Bidi_Control}+/gu, '')

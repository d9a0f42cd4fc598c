/**
 * Removes bidirectional control characters (Unicode Bidi_Control, UAX #9): U+202E can disguise a program's file name as
 * a document's. Right-to-left scripts keep their direction without them.
 */
export const withoutBidiControls = (text: string): string => text.replaceAll(/\p{Bidi_Control}+/gu, '')

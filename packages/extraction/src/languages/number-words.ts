/** Ordinal prefixes in scripts without spaces, which cannot end a name: `第2ターミナル`, `제2여객터미널`. */
const ordinalPrefix = /(?:第|제)$/u

/** Words for a terminal, which are followed by its number. */
const terminals = `terminal terminál terminaal terminali terminalas terminalis terminalul términal terminalen терминал термінал
  тэрмінал τερματικός tèrminal teirminéal`
const terminal = new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${terminals.trim().split(/\s+/).join('|')})$`, 'iu')

/** Whether a text ends with a prefix that requires a number. */
export const endsOpen = (text: string): boolean => ordinalPrefix.test(text)

/** Whether a text ends with a word for a terminal. */
export const isTerminal = (text: string): boolean => terminal.test(text)

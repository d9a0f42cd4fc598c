/** Prefixes of ordinal numbers in scripts without spaces, which no name ends with: `第2ターミナル`, `제2여객터미널`. */
const ordinalPrefix = /(?:第|제)$/u

/** Words for a terminal, which is called by its number. */
const terminals = `terminal terminál terminaal terminali terminalas terminalis terminalul términal terminalen терминал термінал
  тэрмінал τερματικός tèrminal teirminéal`
const terminal = new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${terminals.trim().split(/\s+/).join('|')})$`, 'iu')

/** Whether a text ends with the prefix of a number that must follow it. */
export const endsOpen = (text: string): boolean => ordinalPrefix.test(text)

/** Whether a text ends with a word for a terminal. */
export const isTerminal = (text: string): boolean => terminal.test(text)

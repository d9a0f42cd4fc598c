/** What a command uses of its surroundings: given by `cli.ts`, and by tests. */
export type CliContext = {
  /** Writes a line to standard output: what the command is asked for. */
  print(line: string): void
  /** Writes a line to standard error: how it goes. */
  tell(line: string): void
  readonly fetch: typeof fetch
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder that keeps credentials. */
  readonly configFolder: string
  /** Aborts when the command is to end, such as by Ctrl-C. */
  readonly signal: AbortSignal
  readonly now: () => Date
  /** Everything that comes by standard input, as text. */
  readInput(): Promise<string>
}

/** What the user did wrong, in words for them. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

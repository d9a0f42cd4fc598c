/** The environment of a command, provided by `cli.ts` and by tests. */
export type CliContext = {
  /** Writes a line to standard output, for results. */
  print(line: string): void
  /** Writes a line to standard error, for progress. */
  tell(line: string): void
  readonly fetch: typeof fetch
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder where credentials are stored. */
  readonly configFolder: string
  /** Aborts when the command should stop, for example on Ctrl-C. */
  readonly signal: AbortSignal
  readonly now: () => Date
  /** Reads all of standard input as text. */
  readInput(): Promise<string>
}

/** A usage error, with a message for the user. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** Whether a file system error has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

/** The result of a file system call, or null if the file does not exist. */
export async function unlessMissing<T>(look: Promise<T>): Promise<T | null> {
  try {
    return await look
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

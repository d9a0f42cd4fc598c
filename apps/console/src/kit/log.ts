/** Logs an error that users can do nothing about. */
export function logError(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.error(message, ...(cause === undefined ? [] : [cause]))
}

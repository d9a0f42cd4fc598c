/**
 * Splits a blob key such as `teams/12/emails/…` into segments of letters, digits, `_`, `.` and `-`, which no store has
 * to escape. Throws for any other key, and for `..` segments.
 */
export function stepsOf(key: string): string[] {
  const steps = key.split('/')
  if (!steps.every((step) => /^[\w.-]+$/.test(step) && !/^\.+$/.test(step)))
    throw new TypeError('Not the key of a blob.')
  return steps
}

/**
 * The steps of a blob's key, such as `teams/12/emails/…`: letters, digits, `_`, `.` and `-`, which no store has to
 * escape. Throws for any other key, and for one with a step that leads elsewhere (`..`).
 */
export function stepsOf(key: string): string[] {
  const steps = key.split('/')
  if (!steps.every((step) => /^[\w.-]+$/.test(step) && !/^\.+$/.test(step)))
    throw new TypeError('Not the key of a blob.')
  return steps
}

/** Describes why the product could not start, in one sentence that says what to do. */
export function startFailure(error: unknown): string {
  const { code, port } = detailsOf(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what listens there, or choose others with PORT and SMTP_PORT.`
  }
  if (code === 'EACCES' && port !== '') {
    return `Port ${port} needs rights that this user lacks. Choose one above 1023 with PORT and SMTP_PORT.`
  }
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : ''
  return error.message + cause
}

function detailsOf(error: unknown): { code: string; port: string } {
  const details = typeof error === 'object' && error !== null ? error : {}
  return {
    code: 'code' in details ? String(details.code) : '',
    port: 'port' in details ? String(details.port) : '',
  }
}

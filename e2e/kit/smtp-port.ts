/** Where the shared product takes mail in. */
export function smtpPort(): number {
  const port = Number(process.env['SEXTANT_SMTP_PORT'])
  if (!port) throw new Error('Journeys start by playwright.config.ts, which starts the product.')
  return port
}

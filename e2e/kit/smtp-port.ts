/** The SMTP port of this worker's product. */
export function smtpPort(): number {
  const port = Number(process.env['SEXTANT_SMTP_PORT'])
  if (!port) throw new Error('Journeys use the test of kit/test.ts, which starts the product.')
  return port
}

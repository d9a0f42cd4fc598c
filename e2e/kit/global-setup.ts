import { startProduct } from './product'

/** Starts the product that all journeys share, and says in the environment where it is. */
export default async function setUp(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env['SEXTANT_URL'] = product.url
  process.env['SEXTANT_SMTP_PORT'] = String(product.smtpPort)
  process.env['SEXTANT_OUTBOX'] = product.outbox
  return product.stop
}

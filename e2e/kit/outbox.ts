import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The emails that the product sent to an address, as raw messages. */
async function mailsTo(address: string): Promise<readonly string[]> {
  const outbox = process.env['SEXTANT_OUTBOX'] ?? ''
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map(async (name) => await readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.toLowerCase().includes(`\r\nto: ${address.toLowerCase()}\r\n`))
}

const linkIn = (mail: string | undefined): string => /https?:\/\/[^\s"<>]+/.exec(mail ?? '')?.[0] ?? ''

/** The link in the email with that subject, once it is in the outbox. */
export async function mailedLink(address: string, subject: string): Promise<string> {
  const find = async () => linkIn((await mailsTo(address)).find((mail) => mail.includes(`\r\nSubject: ${subject}\r\n`)))
  await expect.poll(find, { message: `the mail "${subject}" to ${address}`, timeout: 10_000 }).not.toBe('')
  return await find()
}

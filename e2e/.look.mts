import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../tools/browser.mjs'

const { path, env } = findBrowser()
const browser = await chromium.launch({
  executablePath: path,
  args: browserFlags.filter((f: string) => f !== '--headless'),
  env: { ...process.env, ...env } as any,
})
const base = 'http://localhost:4020'
const mode = process.argv[2] ?? 'wide'
const ctx = await browser.newContext({
  baseURL: base,
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: mode === 'narrow' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  colorScheme: mode === 'narrow' ? 'dark' : 'light',
})
const page = await ctx.newPage()
page.on('console', (m) => {
  if (m.type() === 'error') console.log('console:', m.text())
})
page.on('pageerror', (e) => console.log('pageerror', e.message))
await page.request.post('/login', {
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  data: { email: 'owner@demo.test', password: 'sextant-demo' },
})
await (await import(process.argv[3]!)).default(page, mode)
await browser.close()

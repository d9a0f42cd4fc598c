import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from './tools/browser.mjs'
const { path, env } = findBrowser()
const b = await chromium.launch({ executablePath: path, args: browserFlags.filter((f: string) => f !== '--headless'), env: { ...process.env, ...env } as any })
const shots: [string, string][] = JSON.parse(process.argv[2]!)
const dark = process.argv[3] === 'dark'
const narrow = process.argv[4] === 'narrow'
const ctx = await b.newContext({ baseURL: 'http://localhost:4030', viewport: narrow ? { width: 390, height: 844 } : { width: 1440, height: 1000 }, colorScheme: dark ? 'dark' : 'light', locale: 'en-US', timezoneId: 'UTC' })
const page = await ctx.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()))
page.on('pageerror', (e) => console.log('PAGEERR', e.message))
const r = await page.request.post('/login', { headers: { 'X-Requested-With': 'XMLHttpRequest' }, data: { email: 'owner@demo.test', password: 'sextant-demo' } })
console.log(r.status())
for (const [url, name] of shots) {
  await page.goto(url); await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/people/${name}.png` })
  console.log(name, page.url())
}
await b.close()

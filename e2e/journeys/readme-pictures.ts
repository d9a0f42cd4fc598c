/**
 * `npm run pictures`: takes the README's screenshots of the demo, in light and dark mode, into docs/pictures. Demo
 * travel is relative to today, so no test compares them.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../../tools/browser.mjs'
import { startProduct } from '../kit/product'
import { waitUntilSettled } from '../kit/screen-check'
import { signInBy } from '../kit/sign-in'
import { teamBase } from '../kit/team'
import { probe } from '../kit/windows'

const size = { width: 1280, height: 800 }

/** The screens to capture: their path, and preparations before the screenshot. */
const subjects: readonly {
  readonly name: string
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
}[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'travel', path: '/travel?start_date=2020-01-01&sort=start_date:desc' },
  {
    name: 'trip',
    path: '/travel?type=trip&status=Active&sort=start_date:desc',
    prepare: async (page) => {
      await page.locator('[data-row-link]').first().click()
      await page.getByRole('img', { name: /^Map of the route/ }).waitFor()
    },
  },
  { name: 'where', path: '/where' },
  { name: 'delivery', path: '/settings/webhooks/12?delivery=12028' },
]

/** Converts a screenshot to WebP in the browser: a third of the size of PNG. */
async function compressed(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const url = await page.evaluate<string>(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png.toString('base64')}'
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8)
  })()`)
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

async function takePictures(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    deviceScaleFactor: 1.5,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  await context.addInitScript({ path: probe })
  const page = await context.newPage()
  await signInBy(page.request, 'owner@demo.test', 'sextant-demo')
  const base = await teamBase(page, 'Acme Travel')
  for (const { name, path, prepare } of subjects) {
    await page.goto(base + path)
    await prepare?.(page)
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await waitUntilSettled(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const picture = await compressed(browser, await page.screenshot())
      const file = fileURLToPath(new URL(`../../docs/pictures/${name}-${colorScheme}.webp`, import.meta.url))
      await writeFile(file, picture)
      process.stdout.write(`${file}: ${Math.round(picture.length / 1024)} kB\n`)
    }
  }
}

const product = await startProduct()
const { path: executablePath, env } = findBrowser()
const flags = browserFlags.filter((flag) => flag !== '--headless')
const browser = await chromium.launch({
  executablePath,
  args: flags,
  env: { PATH: process.env['PATH'] ?? '', ...env },
})
try {
  await takePictures(browser, product.url)
} finally {
  await browser.close()
  await product.stop()
}

import type { Locator, Page } from '@playwright/test'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { expectAccessible } from '../kit/accessible'
import { callApi } from '../kit/api'
import { deliver } from '../kit/booking-mail'
import { fileMail, pdfOf, pictureOf } from '../kit/file-mail'
import { expect, test } from '../kit/test'

const team = { type: 'org', id: '1' } as const

test.use({ ocr: true })

type Point = readonly [x: number, y: number]
type Stay = { readonly code: string; readonly house: string; readonly from: string; readonly to: string }

const days = (month: number) => [`2031-0${month}-03`, `2031-0${month}-05`] as const
const dotted = (day: string): string => day.split('-').map(Number).reverse().join('.')
const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Which of the two depends on how much of a booking the reader sees in a few words. */
const unreadStatus = /^(?:Unrecognized|No Travel Data)$/

const rowsOf = ({ code, house, from, to }: Stay) =>
  [
    ['Bleibe', house],
    ['Auf', dotted(from)],
    ['Ab', dotted(to)],
    ['Mal', code],
  ] as const

/** Five senders whose emails say that something is booked, and the booking in a form that no reader knows. */
const senders = {
  sentence: ({ code, house, from, to }: Stay) => ({
    text: `Please return the key ${code} of the quiet room at the ${house} in Bern by ${inWords(to)}.\nIt is yours since ${inWords(from)}, Ada Byron.`,
  }),
  train: ({ code, from }: Stay) => ({
    text: `The sheet is below.\n\nMal: ${code}\nKaz: 591\nZul: ${dotted(from)}\nLor: Ohmstadt\nDop: 8.15\nBem: Wattdorf\nGim: 10.20`,
  }),
  columns: (stay: Stay) => ({
    text: 'Your booking is confirmed. The voucher is attached.',
    file: pdfOf([
      [[0, 'Voucher']],
      ...rowsOf(stay).map(
        ([label, value]) =>
          [
            [0, label],
            [150, value],
          ] as const,
      ),
    ]),
  }),
  labels: (stay: Stay) => ({
    text: 'Your booking is confirmed. The sheet is attached.',
    file: pdfOf(rowsOf(stay).map(([label, value]) => [[0, `${label}: ${value}`]])),
  }),
  picture: async (stay: Stay, page: Page) => ({
    text: 'Your booking is confirmed. The picture is attached.',
    file: await pictureOf(page, rowsOf(stay)),
  }),
}
type Sender = keyof typeof senders

const stayOf = (name: Sender, number: number): Stay => {
  const [from, to] = days(number + 2)
  const isSheet = name === 'labels' || name === 'picture'
  const houses = isSheet ? ['Krone Ost', 'Ohm West', 'Am Tor'] : ['Hotel Krone', 'Gasthof Ohm', 'Quiet Inn']
  const house = houses[number] ?? ''
  return { code: `${name.slice(0, 2).toUpperCase()}KX4${number}`, house, from, to }
}

async function send(page: Page, name: Sender, number: number): Promise<void> {
  const stay = stayOf(name, number)
  const { text, file } = { file: undefined, ...(await senders[name](stay, page)) }
  const isPicture = name === 'picture'
  await deliver(
    'bookings@sextant.localhost',
    fileMail({
      from: `desk@${name}.test`,
      subject: name === 'train' ? `Sheet ${stay.code}` : `Your booking ${stay.code} is confirmed`,
      text,
      file: file && {
        name: isPicture ? 'photo.png' : 'voucher.pdf',
        type: isPicture ? 'image/png' : 'application/pdf',
        bytes: file,
      },
    }),
  )
}

const emailOf = async (page: Page, name: Sender, number: number) =>
  (await callApi(page, listEmails, { team, query: { search: stayOf(name, number).code } })).data[0]

async function becomes(page: Page, name: Sender, number: number, status: RegExp): Promise<void> {
  const statusNow = async () => (await emailOf(page, name, number))?.status ?? ''
  await expect.poll(statusNow, { timeout: 30_000 }).toMatch(status)
}

/** Sends two emails that stay unread. */
async function sendTwo(page: Page, name: Sender): Promise<void> {
  for (const number of [0, 1]) await send(page, name, number)
  for (const number of [0, 1]) await becomes(page, name, number, unreadStatus)
}

/** A day as the fields of forms show it. */
const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

async function open(page: Page, name: Sender, number: number): Promise<Locator> {
  await page.goto(`/orgs/1/emails/review?email=${(await emailOf(page, name, number))?.id}`)
  const form = page.getByRole('region', { name: 'Booking' })
  await form.getByLabel('Type').selectOption(name === 'train' ? 'Rail' : 'Hotel')
  await form.getByLabel('Traveler').fill('Ada Byron')
  await form.getByLabel('Confirmation number').fill(stayOf(name, number).code)
  return form
}

async function enterStay(form: Locator, { house, from, to }: Stay): Promise<void> {
  await form.getByLabel('Hotel', { exact: true }).fill(house)
  await form.getByLabel('Check-in', { exact: true }).fill(from)
  await form.getByLabel('Check-out', { exact: true }).fill(to)
}

/** Saves the first email and switches the proposed rule on: it reads the second email, and a third that is sent now. */
async function saveAndSwitchOn(page: Page, form: Locator, name: Sender): Promise<void> {
  await form.getByRole('button', { name: 'Save and next' }).click()
  const proposed = page.getByRole('region', { name: 'Proposed rule' })
  await expect(proposed.getByText('Reads 2 of 2 past emails')).toBeVisible()
  await proposed.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText(/ is live\. 1 email is read again\./)).toBeVisible()
  await becomes(page, name, 1, /^Processed$/)
  await send(page, name, 2)
  await becomes(page, name, 2, /^Processed$/)
  expect(await emailOf(page, name, 2)).toMatchObject({ read_by: 'rule', attempt: 1, segment_count: 1 })
}

for (const name of ['sentence', 'labels'] as const)
  test(`a rule from the first unread email reads the next of its sender: ${name}`, async ({ page, as }) => {
    await as('owner')
    await sendTwo(page, name)
    const form = await open(page, name, 0)
    await enterStay(form, stayOf(name, 0))
    await saveAndSwitchOn(page, form, name)
  })

test('a rule from the first unread email reads the next of its sender: train', async ({ page, as }) => {
  await as('owner')
  await sendTwo(page, 'train')
  const form = await open(page, 'train', 0)
  await form.getByLabel('Train number').fill('591')
  await form.getByLabel('Starts at').fill('Ohmstadt')
  await form.getByLabel('Ends at').fill('Wattdorf')
  await form.getByLabel('Departs', { exact: true }).fill('2031-02-03 08:15')
  await form.getByLabel('Arrives', { exact: true }).fill('2031-02-03 10:20')
  await saveAndSwitchOn(page, form, 'train')
})

test('the pages of a PDF are drawn, what is selected in them fills the form, and a rule reads the next', async ({
  page,
  as,
}) => {
  await as('owner')
  await sendTwo(page, 'columns')
  const form = await open(page, 'columns', 0)
  await page.getByRole('link', { name: 'Attachments (1)' }).click()
  const drawn = page.getByLabel('Page 1 of voucher.pdf')
  const { house, from, to } = stayOf('columns', 0)
  for (const [text, field, value] of [
    [house, 'Hotel', house],
    [dotted(from), 'Check-in', dayText(from)],
    [dotted(to), 'Check-out', dayText(to)],
  ] as const) {
    await form.getByLabel(field, { exact: true }).focus()
    await selectIn(page, drawn, text)
    await putInto(page, form, field, value)
  }
  await expectAccessible(page)
  await saveAndSwitchOn(page, form, 'columns')
})

test('a rectangle on a picture, with the mouse or by keyboard, fills the form, and a rule reads the next picture', async ({
  page,
  as,
}) => {
  await as('owner')
  await sendTwo(page, 'picture')
  const form = await open(page, 'picture', 0)
  // The message says nothing of days, so its files are shown first.
  const drawn = page.getByLabel('Picture photo.png')
  const { house, from, to } = stayOf('picture', 0)
  await form.getByLabel('Hotel', { exact: true }).focus()
  await drawAround(page, drawn, house.split(' '))
  await putInto(page, form, 'Hotel', house)
  // By keyboard: the row, and the word beside the label; then a rectangle around it, which is moved and resized.
  const around = ['Space', 'ArrowRight', 'ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowUp']
  await fillByKeys(page, drawn, form.getByLabel('Check-in', { exact: true }), ['ArrowDown', 'ArrowRight', ...around])
  await expect(form.getByLabel('Check-in', { exact: true })).toHaveValue(dayText(from))
  await page.keyboard.press('Escape')
  await fillByKeys(page, drawn, form.getByLabel('Check-out', { exact: true }), ['ArrowDown', 'ArrowDown', 'ArrowRight'])
  await expect(form.getByLabel('Check-out', { exact: true })).toHaveValue(dayText(to))
  await expectAccessible(page)
  await saveAndSwitchOn(page, form, 'picture')
})

/** Chooses words of a drawn page from its first one with keys, and puts them into a field. */
async function fillByKeys(page: Page, drawn: Locator, field: Locator, keys: readonly string[]): Promise<void> {
  await field.focus()
  await drawn.focus()
  for (const key of ['ArrowRight', ...keys, 'Enter']) await page.keyboard.press(key)
  // The menu takes the focus, and its first item is the field that was focused last.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawn).toBeFocused()
}

async function putInto(page: Page, form: Locator, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Put into field' }).click()
  await page.getByRole('menuitem', { name: field, exact: true }).click()
  await expect(form.getByLabel(field, { exact: true })).toHaveValue(value)
}

async function drag(page: Page, [left, top]: Point, [right, bottom]: Point): Promise<void> {
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(right, bottom, { steps: 3 })
  await page.mouse.up()
}

/** Draws a rectangle around words of a drawn page. */
async function drawAround(page: Page, drawn: Locator, words: readonly string[]): Promise<void> {
  const [first, last] = [words.at(0) ?? '', words.at(-1) ?? ''].map((word) => drawn.getByText(word, { exact: true }))
  await first?.scrollIntoViewIfNeeded()
  const [from, to] = [await first?.boundingBox(), await last?.boundingBox()]
  if (!from || !to) throw new Error(`${words.join(' ')} is not on the page.`)
  await drag(page, [from.x - 6, from.y - 4], [to.x + to.width + 6, to.y + to.height + 4])
}

/** Selects a text of a drawn page with the mouse. */
async function selectIn(page: Page, drawn: Locator, text: string): Promise<void> {
  const found = drawn.getByText(text, { exact: true })
  await found.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await drag(page, [x + 1, y + height / 2], [x + width - 1, y + height / 2])
}

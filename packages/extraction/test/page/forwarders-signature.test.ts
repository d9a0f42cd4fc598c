import { readPage } from '@sextant/extraction/page/read-page'
import { describe, expect, test } from 'vitest'

/** The lines of the body of an email with a text. */
function linesOf(text: string, subject = 'Fwd: Your booking'): string[] {
  const document = { part: '1', kind: 'text' as const, filename: null, bytes: () => new Uint8Array(), text: () => text }
  const { lines } = readPage(document, { subject, sender: 'Nora Feld', recipient: '' })
  return lines.filter(({ origin }) => origin === 'body').map((line) => line.text)
}

const header = 'From: Hotel Aurora <stay@aurora.example>\nSent: 1 May 2027\nTo: Nora Feld\nSubject: Your booking'
const booking =
  'Your stay\nArrival: 4 May 2027\nDeparture: 6 May 2027\nBest regards\nHotel Aurora\nQuay 4, Leeds LS1 4AB'

describe('the signature of a forwarder', () => {
  test.each([
    ['in English', 'Best regards\nNora Feld\nAcme Ltd, 5 Market Row, Leeds LS1 4AB'],
    ['with a name behind the closing', 'Thanks, Nora'],
    ['in German', 'Viele Grüße\nNora Feld\nAcme GmbH · Hafenstraße 12 · 20457 Hamburg'],
    ['with an abbreviation', 'LG Nora\nTel. -114'],
    ['below a separator', '--\nNora Feld\nHead of Procurement'],
    ['in Japanese', 'よろしくお願いいたします\n東京都千代田区1-2-3'],
  ])('%s is not read', (_, signature) => {
    const lines = linesOf(`Please add this.\n\n${signature}\n\n${header}\n\n${booking}`)
    expect(lines).toEqual(['Please add this.', ...header.split('\n'), ...booking.split('\n')])
  })

  test('between messages that forward each other is not read', () => {
    const lines = linesOf(`FYI\n\n${header}\n\nSee below.\nLG Jürgen\n\n${header}\n\n${booking}`)
    expect(lines).toEqual(['FYI', ...header.split('\n'), 'See below.', ...header.split('\n'), ...booking.split('\n')])
  })

  test('is read if it is that of a reply', () => {
    const reply = 'Your room is booked.\nBest regards\nHotel Aurora\nQuay 4, Leeds LS1 4AB'
    expect(linesOf(`${reply}\n\n${header}\n\n${booking}`, 'Re: Your booking').slice(0, 4)).toEqual(reply.split('\n'))
  })

  test.each([
    ['the name of a hotel', ['Best Western in Leeds', 'Please book it for Ada.']],
    ['thanks for something', ['Thank you for this.', 'Please book it for Ada.']],
    ['thanks for something in German', ['Danke für die Mail', 'Bitte für Ada buchen.']],
  ])('does not begin with %s', (_, note) => {
    expect(linesOf(`${note.join('\n')}\n\n${header}\n\n${booking}`).slice(0, 2)).toEqual(note)
  })

  test('is kept if it is longer than a signature', () => {
    const note = ['Thanks', ...Array.from({ length: 20 }, (_, at) => `Item ${at + 1}`)]
    expect(linesOf(`${note.join('\n')}\n\n${header}\n\n${booking}`).slice(0, note.length)).toEqual(note)
  })
})

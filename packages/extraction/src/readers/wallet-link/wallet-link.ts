import { bytesOf } from '@sextant/bytes/chars'
import { decodeText } from '@sextant/bytes/charset'
import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Json } from '../../kit/lenient-json'
import { readJson } from '../../kit/lenient-json'
import type { Reader } from '../../kit/reader'
import { Node } from '../../schema-org/node'
import { readWalletEvent, readWalletFlight, readWalletTransit, type WalletPass } from './wallet-objects'

/** A link that saves passes, which are in the second part of its token (Google Wallet API, "JWT"; RFC 7519). */
const saveLink = /\/gp\/v\/save\/[\w-]{1,2000}\.([\w-]{20,100000})/g
/** Maximum number of links read per document, and of passes per link. */
const limits = { links: 20, passes: 20 }

function payloadOf(encoded: string): Json | undefined {
  try {
    const bytes = bytesOf(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')))
    return readJson(decodeText(bytes, 'utf-8')).values[0]
  } catch {
    return undefined
  }
}

const readers = [
  ['flight', readWalletFlight],
  ['transit', readWalletTransit],
  ['eventTicket', readWalletEvent],
] as const

/** The passes of a token, each with its class. A pass without content only references one stored by Google. */
function reservationsOf(payload: Node): Reservation[] {
  return readers.flatMap(([name, read]) => {
    const classes = payload.all(`${name}Classes`)
    return payload
      .all(`${name}Objects`)
      .slice(0, limits.passes)
      .flatMap((object) => {
        const id = object.at('classId').text() ?? object.at('classReference.id').text()
        const named = classes.find((one) => id !== undefined && one.at('id').text() === id)
        const own = object.at('classReference')
        const pass: WalletPass = { object, kind: named ?? (own.exists ? own : (classes[0] ?? own)) }
        return read(pass)
      })
  })
}

/** The passes in a bare file: a token's content, or one object with its class inside. */
function reservationsOfFile(text: string, part: string): Reservation[] {
  const json = /(?:Objects|classReference)"/.test(text) ? readJson(text).values[0] : undefined
  if (json === undefined) return []
  const root = new Node(json, '$', { reader: 'wallet-link', part })
  const object = { object: root, kind: root.at('classReference') }
  if (object.kind.at('flightHeader').exists) return readWalletFlight(object)
  if (object.kind.at('transitType').exists) return readWalletTransit(object)
  if (object.kind.at('eventName').exists) return readWalletEvent(object)
  return reservationsOf(root.at('payload').exists ? root.at('payload') : root)
}

/** Reads the passes within links to Google Wallet, without fetching anything, and in bare files. */
export const walletLink: Reader = {
  name: 'wallet-link',
  kinds: ['html', 'text', 'json'],
  read({ part, text, kind }) {
    const page = text()
    if (kind === 'json') return { reservations: reservationsOfFile(page, part), diagnostics: [] }
    const tokens = page.includes('/gp/v/save/') ? [...page.matchAll(saveLink)].map(([, token = '']) => token) : []
    const reservations = [...new Set(tokens)].slice(0, limits.links).flatMap((token, index) => {
      const json = payloadOf(token)
      if (json === undefined) return []
      const root = new Node(json, `link[${index}]`, { reader: 'wallet-link', part })
      return reservationsOf(root.at('payload').exists ? root.at('payload') : root)
    })
    return { reservations, diagnostics: [] }
  },
}

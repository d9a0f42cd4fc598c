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

/** Reads the passes within links to Google Wallet, without fetching anything. */
export const walletLink: Reader = {
  name: 'wallet-link',
  kinds: ['html', 'text'],
  read({ part, text }) {
    const page = text()
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

import type { Extraction } from '@sextant/contract/emails/reservation'
import type { Message } from '../message/types'
import { sendersIn } from '../page/messages'
import { senderRows } from './sender-rows'

export type Source = Extraction['source']

/** A company and the domains that its emails come from, including subdomains. */
export interface KnownSender extends Source {
  senders: readonly string[]
}

const unknown: Source = { id: 'Email', name: 'Email', type: 'unknown' }
const types: Record<string, Source['type']> = { s: 'supplier', o: 'ota', t: 'tmc' }

const byDomain = new Map<string, Source>()
const fields = senderRows.trim().split(/[|\n]/)
for (let at = 0; at + 3 < fields.length; at += 4) {
  const [id = '', name = '', type = '', domains = ''] = fields.slice(at, at + 4)
  for (const domain of domains.split(' ')) byDomain.set(domain, { id, name, type: types[type] ?? 'unknown' })
}

function sourceOfDomain(domain: string, knownSenders: readonly KnownSender[]): Source | undefined {
  const sender = knownSenders.find(({ senders }) => senders.includes(domain))
  return sender ? { id: sender.id, name: sender.name, type: sender.type } : byDomain.get(domain)
}

/** The sender with an address: by its domain or the closest known parent domain. `known` takes precedence. */
export function senderOf(address: string, knownSenders: readonly KnownSender[]): Source | null {
  const labels = (address.split('@').at(-1) ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9.-]/g, '')
    .split('.')
    .slice(-6)
  for (let from = 0; from < labels.length - 1; from++) {
    const source = sourceOfDomain(labels.slice(from).join('.'), knownSenders)
    if (source) return source
  }
  return null
}

/**
 * The source of an email: the sender of the innermost message with a known sender. An email forwarded by a traveler has
 * the source of the forwarded one.
 */
export function sourceOf(message: Message, texts: readonly string[], knownSenders: readonly KnownSender[]): Source {
  const senders = [
    ...message.from.map(({ address }) => address),
    ...message.forwarded.flatMap(({ envelope }) => envelope.from.map(({ address }) => address)),
    ...texts.flatMap(sendersIn),
  ]
  return senders.map((address) => senderOf(address, knownSenders)).findLast((source) => source !== null) ?? unknown
}

/**
 * Whether a sender's name is an online agency's. This determines whose the number in the email is, regardless of the
 * domain. It does not make the agency the email's source.
 */
export function isNamedAsAgency(sender: string, knownSenders: readonly KnownSender[]): boolean {
  const own = sender.trim().toLowerCase()
  const names = [...knownSenders, ...byDomain.values()]
    .filter(({ type }) => type === 'ota')
    .map(({ name }) => name.toLowerCase())
  return names.some((name) => own.startsWith(name) && !/^[\p{L}\d]/u.test(own.slice(name.length)))
}

/** The source of a document that is not an email. */
export const noSource = unknown

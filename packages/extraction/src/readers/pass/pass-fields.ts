import type { Evidence, Moment } from '@sextant/contract/emails/reservation'
import type { Json } from '../../kit/lenient-json'
import { Node } from '../../schema-org/node'
import { dayFirstOn } from './day-order'
import { PassLabels } from './labelled-field'
import { readShownTime } from './shown-time'

const styles = ['boardingPass', 'eventTicket', 'generic', 'coupon', 'storeCard'] as const
const groups = [
  'headerFields',
  'primaryFields',
  'secondaryFields',
  'auxiliaryFields',
  'additionalInfoFields',
  'backFields',
]

/** A field that a pass shows. */
export interface PassField {
  key: string
  label: string
  /** The label in all of the pass's languages. */
  labels: readonly string[]
  value: string
  group: string
  evidence: Evidence
}

/** A pass (Apple, Wallet Passes): its style, shown fields and semantic tags. */
export interface Pass {
  style: (typeof styles)[number] | null
  root: Node
  fields: PassField[]
  labels: PassLabels<PassField>
  barcodes: string[]
  semantics: (tag: string) => Node
  /** Parses a value as a date in the pass's order of day and month; null if invalid. */
  time: (text: string) => Moment | null
}

const unescaped = (text: string): string =>
  text
    .replace(/\\U([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1')

/** The strings of a pass in one language: one `"key" = "value";` per line. */
export function readStrings(text: string): Map<string, string> {
  const pairs = text.matchAll(/"((?:[^"\\\n]|\\.){1,500})"\s*=\s*"((?:[^"\\]|\\.){0,5000})"\s*;/g)
  return new Map([...pairs].map(([, key = '', value = '']) => [unescaped(key), unescaped(value)]))
}

const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[+-]\d{2}:?\d{2})?$/

/**
 * The value of a field as it is shown (Apple, "PassFieldContent"): a time without its zone if that is ignored, and a
 * day if the hour is not shown.
 */
function shownValue(value: string, node: Node): string {
  const [, day, hour = ''] = moment.exec(value) ?? []
  if (day === undefined) return value
  const isLocal = node.at('ignoresTimeZone').text() === 'true'
  const isDay = node.at('timeStyle').text() === 'PKDateStyleNone' && (isLocal || hour.startsWith('00:00'))
  return isDay ? day : isLocal ? `${day}T${hour}` : value
}

/** Reads pass.json. `languages` holds the translations of its labels and values, preferred language first. */
export function readPass(json: Json, part: string, languages: readonly ReadonlyMap<string, string>[]): Pass {
  const root = new Node(json, '$', { reader: 'pass', part })
  const style = styles.find((name) => root.at(name).exists) ?? null
  const content = root.at(style ?? 'generic')
  const all = (text = ''): string[] => [...languages.flatMap((strings) => strings.get(text) ?? []), text]
  const translated = (text: string | undefined): string => all(text)[0] ?? ''
  const nodes = groups.flatMap((group) => content.all(group).map((node) => ({ node, group })))
  const fields = nodes.map(({ node, group }) => ({
    key: node.at('key').text() ?? '',
    label: translated(node.at('label').text()),
    labels: all(node.at('label').text()),
    value: shownValue(translated(node.at('value').raw() ?? node.at('value').text()), node),
    group,
    evidence: node.at('value').evidence(),
  }))
  const barcodes = [...root.all('barcodes'), ...root.all('barcode')].map((node) => node.at('message').raw() ?? '')
  const tagged = [root, ...nodes.map(({ node }) => node)]
  const semantics = (tag: string): Node => {
    const tags = tagged.map((node) => node.at(`semantics.${tag}`))
    return tags.find((node) => node.exists) ?? root.at('semantics').at(tag)
  }
  const relevant = root.at('relevantDate').text() ?? root.at('relevantDates.date').text()
  const dayFirst = dayFirstOn(fields, relevant)
  const labels = new PassLabels(fields)
  const time = (text: string): Moment | null => readShownTime(text, dayFirst, labels.language)
  return { style, root, fields, labels, barcodes: [...new Set(barcodes)], semantics, time }
}

/** The first non-empty field whose key or label matches a pattern. */
export const fieldLike = (pass: Pass, pattern: RegExp): PassField | undefined =>
  pass.fields.find(({ key, labels, value }) => value !== '' && [key, ...labels].some((text) => pattern.test(text)))

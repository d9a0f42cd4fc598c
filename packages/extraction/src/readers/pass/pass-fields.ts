import type { Evidence } from '@sextant/contract/emails/reservation'
import { Node } from '../../schema-org/node'
import type { Json } from '../json-ld/lenient-json'

const styles = ['boardingPass', 'eventTicket', 'generic', 'coupon', 'storeCard'] as const
const groups = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields']

/** One field that a pass shows. */
export interface PassField {
  key: string
  label: string
  value: string
  group: string
  evidence: Evidence
}

/** A pass (Apple, Wallet Passes): what it is, what it shows, and what its semantic tags say. */
export interface Pass {
  style: (typeof styles)[number] | null
  root: Node
  fields: PassField[]
  barcodes: string[]
  semantics: (tag: string) => Node
}

/** Texts of a pass in its language: `"key" = "value";` a line. */
export function readStrings(text: string): Map<string, string> {
  const pairs = text.matchAll(/"((?:[^"\\\n]|\\.){1,500})"\s*=\s*"((?:[^"\\]|\\.){0,5000})"\s*;/g)
  return new Map(
    [...pairs].map(([, key = '', value = '']) => [key, value.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')]),
  )
}

/** Reads pass.json; `strings` has the texts that stand for its labels and values. */
export function readPass(json: Json, part: string, strings: ReadonlyMap<string, string>): Pass {
  const root = new Node(json, '$', { reader: 'pass', part })
  const style = styles.find((name) => root.at(name).exists) ?? null
  const content = root.at(style ?? 'generic')
  const translated = (text: string | undefined): string => strings.get(text ?? '') ?? text ?? ''
  const nodes = groups.flatMap((group) => content.all(group).map((node) => ({ node, group })))
  const fields = nodes.map(({ node, group }) => ({
    key: node.at('key').text() ?? '',
    label: translated(node.at('label').text()),
    value: translated(node.at('value').raw() ?? node.at('value').text()),
    group,
    evidence: node.at('value').evidence(),
  }))
  const barcodes = [...root.all('barcodes'), ...root.all('barcode')].map(
    (node) => node.at('message').raw() ?? '',
  )
  const tagged = [root, ...nodes.map(({ node }) => node)]
  const semantics = (tag: string): Node => {
    const all = tagged.map((node) => node.at(`semantics.${tag}`))
    return all.find((node) => node.exists) ?? root.at('semantics').at(tag)
  }
  return { style, root, fields, barcodes: [...new Set(barcodes)], semantics }
}

/** The field whose key or label a pattern fits, with a value. */
export const fieldLike = (pass: Pass, pattern: RegExp): PassField | undefined =>
  pass.fields.find(({ key, label, value }) => value !== '' && (pattern.test(key) || pattern.test(label)))

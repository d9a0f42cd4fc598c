import type { Random } from './random'

/** A block of a mail, before it is rendered as HTML or plain text. */
export type Block =
  | { type: 'heading'; text: string; level: number }
  | { type: 'paragraph'; lines: string[]; small?: boolean; hidden?: boolean; bold?: boolean }
  /** Labels with values of one or more lines. */
  | { type: 'pairs'; pairs: { label: string; value: string[] }[]; style: PairStyle }
  | { type: 'grid'; head: string[] | null; rows: string[][][] }
  | { type: 'beside'; blocks: Block[][] }
  | { type: 'list'; items: string[] }
  | { type: 'image'; alt: string }
  | { type: 'box'; blocks: Block[] }

export const pairStyles = [
  'table',
  'colon',
  'colon-bold',
  'above',
  'columns',
  'below',
  'four',
  'definition',
  'bullets',
  'lines',
  'alt-icon',
  'run-on',
] as const
export type PairStyle = (typeof pairStyles)[number]

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Renders blocks as HTML, in a style drawn once per mail. */
export class Html {
  private readonly strong: (text: string) => string
  private readonly isNested: boolean
  private readonly usesDivs: boolean
  constructor(private readonly random: Random) {
    const bold = random.int(0, 3)
    this.strong = (text) =>
      bold === 0
        ? `<b>${text}</b>`
        : bold === 1
          ? `<strong>${text}</strong>`
          : bold === 2
            ? `<span style="font-weight:700">${text}</span>`
            : text
    this.isNested = random.chance(0.4)
    this.usesDivs = random.chance(0.3)
  }

  page(blocks: readonly Block[]): string {
    const inner = blocks.map((block) => this.block(block)).join('\n')
    const body = this.isNested
      ? `<table width="100%"><tr><td align="center"><table width="600"><tr><td>${inner}</td></tr></table></td></tr></table>`
      : `<div style="max-width:640px">${inner}</div>`
    return `<html><head><style>td{padding:4px}</style></head><body>${body}</body></html>`
  }

  private lines(lines: readonly string[]): string {
    return lines.map(escape).join('<br>')
  }

  private block(block: Block): string {
    switch (block.type) {
      case 'heading':
        return this.heading(block.text, block.level)
      case 'paragraph': {
        const style = block.hidden
          ? ' style="display:none;max-height:0"'
          : block.small
            ? ' style="font-size:11px;color:#777"'
            : ''
        const text = block.bold ? this.strong(this.lines(block.lines)) : this.lines(block.lines)
        return this.usesDivs ? `<div${style}>${text}</div>` : `<p${style}>${text}</p>`
      }
      case 'pairs':
        return this.pairs(block.pairs, block.style)
      case 'grid':
        return this.grid(block.head, block.rows)
      case 'beside':
        return `<table width="100%"><tr>${block.blocks.map((inner) => `<td valign="top">${inner.map((one) => this.block(one)).join('')}</td>`).join('')}</tr></table>`
      case 'list':
        return `<ul>${block.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
      case 'image':
        return `<p><img src="https://img.example/logo.png" alt="${escape(block.alt)}" width="120"></p>`
      case 'box':
        return this.isNested
          ? `<table width="100%"><tr><td>${block.blocks.map((one) => this.block(one)).join('')}</td></tr></table>`
          : `<div>${block.blocks.map((one) => this.block(one)).join('')}</div>`
    }
  }

  private heading(text: string, level: number): string {
    const inner = escape(text)
    if (this.usesDivs) return `<div style="font-size:${level === 1 ? 24 : 17}px;font-weight:bold">${inner}</div>`
    return this.isNested
      ? `<p style="font-size:${level === 1 ? 22 : 16}px"><b>${inner}</b></p>`
      : `<h${level}>${inner}</h${level}>`
  }

  private pairs(pairs: readonly { label: string; value: string[] }[], style: PairStyle): string {
    const value = (lines: readonly string[]): string => this.lines(lines)
    switch (style) {
      case 'table':
        return `<table>${pairs.map((pair) => `<tr><td style="color:#666">${escape(pair.label)}</td><td>${this.strong(value(pair.value))}</td></tr>`).join('')}</table>`
      case 'colon':
        return `<p>${pairs.map((pair) => `${escape(pair.label)}: ${value(pair.value)}`).join('<br>')}</p>`
      case 'colon-bold':
        return pairs.map((pair) => `<div><b>${escape(pair.label)}:</b> ${value(pair.value)}</div>`).join('')
      case 'above':
        return pairs
          .map(
            (pair) =>
              `<div style="color:#888;font-size:12px">${escape(pair.label)}</div><div>${this.strong(value(pair.value))}</div>`,
          )
          .join('')
      case 'below':
        return pairs
          .map(
            (pair) =>
              `<div>${this.strong(value(pair.value))}</div><div style="color:#888;font-size:12px">${escape(pair.label)}</div>`,
          )
          .join('')
      case 'columns':
        return `<table width="100%">${chunks(pairs, 3)
          .map(
            (some) =>
              `<tr>${some.map((pair) => `<td>${escape(pair.label)}<br>${this.strong(value(pair.value))}</td>`).join('')}</tr>`,
          )
          .join('')}</table>`
      case 'four':
        return `<table>${chunks(pairs, 2)
          .map(
            (some) =>
              `<tr>${some.map((pair) => `<td>${escape(pair.label)}</td><td>${value(pair.value)}</td>`).join('')}</tr>`,
          )
          .join('')}</table>`
      case 'definition':
        return `<dl>${pairs.map((pair) => `<dt>${escape(pair.label)}</dt><dd>${value(pair.value)}</dd>`).join('')}</dl>`
      case 'bullets':
        return `<ul>${pairs.map((pair) => `<li>${escape(pair.label)}: ${value(pair.value)}</li>`).join('')}</ul>`
      case 'lines':
        return `<p>${pairs.map((pair) => `${escape(pair.label)} ${value(pair.value)}`).join('<br>')}</p>`
      case 'alt-icon':
        return pairs
          .map((pair) => `<div><img src="i.png" alt="${escape(pair.label)}" width="16"> ${value(pair.value)}</div>`)
          .join('')
      case 'run-on':
        return `<p>${pairs.map((pair) => `${escape(pair.label)}: ${pair.value.map(escape).join(', ')}`).join(' | ')}</p>`
    }
  }

  private grid(head: readonly string[] | null, rows: readonly (readonly (readonly string[])[])[]): string {
    const cell = this.random.chance(0.5) ? 'th' : 'td'
    const top = head ? `<tr>${head.map((text) => `<${cell}>${escape(text)}</${cell}>`).join('')}</tr>` : ''
    return `<table border="1" cellspacing="0">${top}${rows.map((row) => `<tr>${row.map((lines) => `<td>${this.lines(lines)}</td>`).join('')}</tr>`).join('')}</table>`
  }
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}

/** Renders blocks as plain text. */
export class PlainText {
  private readonly rule: string
  private readonly width: number
  constructor(private readonly random: Random) {
    this.rule = random.pick(['-', '=', '', '*', ''])
    this.width = random.pick([68, 72, 76, 400])
  }

  page(blocks: readonly Block[]): string {
    return blocks.flatMap((block) => [...this.block(block), '']).join('\n')
  }

  private wrap(text: string): string[] {
    if (text.length <= this.width) return [text]
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      if (line.length + word.length + 1 > this.width) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, line]
  }

  private block(block: Block): string[] {
    switch (block.type) {
      case 'heading': {
        const text = block.level < 3 && this.rule !== '' ? block.text.toUpperCase() : block.text
        return this.rule === '' ? [text] : [text, this.rule.repeat(Math.min(60, Math.max(20, text.length)))]
      }
      case 'paragraph':
        return block.hidden ? [] : block.lines.flatMap((line) => this.wrap(line))
      case 'pairs':
        return this.pairs(block.pairs, block.style)
      case 'grid':
        return this.grid(block.head, block.rows)
      case 'beside':
        return block.blocks.flatMap((inner) => [...inner.flatMap((one) => this.block(one)), ''])
      case 'list':
        return block.items.map((item) => `- ${item}`)
      case 'image':
        return this.random.chance(0.5) ? [`[${block.alt}]`] : []
      case 'box':
        return block.blocks.flatMap((one) => [...this.block(one), ''])
    }
  }

  private pairs(pairs: readonly { label: string; value: string[] }[], style: PairStyle): string[] {
    if (style === 'above') return pairs.flatMap(({ label, value }) => [label, ...value, ''])
    if (style === 'below') return pairs.flatMap(({ label, value }) => [...value, label])
    if (style === 'table' || style === 'columns') {
      const width = Math.max(...pairs.map(({ label }) => label.length)) + 4
      return pairs.flatMap(({ label, value }) =>
        value.map((line, at) => (at === 0 ? `${label}:`.padEnd(width) : ' '.repeat(width)) + line),
      )
    }
    if (style === 'run-on' || style === 'four')
      return [pairs.map(({ label, value }) => `${label}: ${value.join(', ')}`).join(' | ')]
    const lead = style === 'bullets' ? '* ' : ''
    return pairs.flatMap(({ label, value }) => [`${lead}${label}: ${value[0] ?? ''}`, ...value.slice(1)])
  }

  private grid(head: readonly string[] | null, rows: readonly (readonly (readonly string[])[])[]): string[] {
    const all = rows.map((row) => row.map((lines) => lines.join(' ')))
    const columns = Math.max(0, ...all.map((row) => row.length))
    const widths = Array.from(
      { length: columns },
      (_, at) => Math.max(head?.[at]?.length ?? 0, ...all.map((row) => row[at]?.length ?? 0)) + 3,
    )
    const line = (cells: readonly string[]): string =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd()
    return [...(head ? [line(head)] : []), ...all.map(line)]
  }
}

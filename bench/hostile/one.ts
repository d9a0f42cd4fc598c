/** Measures one hostile document in its own process: `one.ts NAME` prints a line of JSON. */
import { readFileSync } from 'node:fs'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { extract } from '@sextant/extraction/extract'
import { decodeBase64 } from '@sextant/extraction/message/transfer'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { median } from '../kit/stats'
import { inputs } from './inputs'

const name = process.argv[2] ?? ''
const bytes = inputs[name]?.()
if (!bytes) throw new Error(`No hostile document is called ${name}.`)
const scanner = await loadScanner()
const contextDate = '2026-03-01T00:00:00Z'
const encoded = new TextEncoder().encode(Buffer.from(bytes).toString('base64'))
const warmUpFile = new URL('../../packages/extraction/test/fixtures/flight-two-travelers.eml', import.meta.url)
const warmUpBytes = new Uint8Array(readFileSync(warmUpFile))
for (let round = 0; round < 20; round += 1)
  extract({ definitions, scanner, bytes: warmUpBytes, name: 'message.eml', contextDate })

/** CPU time in milliseconds. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const [floor, ours]: [number[], number[]] = [[], []]
const before = process.resourceUsage().maxRSS
let growth = 0
for (let round = 0; round < 5; round += 1) {
  floor.push(timed(() => decodeBase64(encoded)))
  ours.push(timed(() => extract({ definitions, scanner, bytes, name, contextDate })))
  if (round === 0) growth = (process.resourceUsage().maxRSS - before) / 1024
}
process.stdout.write(
  `${JSON.stringify({ size: bytes.length, floor: median(floor), ours: median(ours), first: ours[0], growth })}\n`,
)

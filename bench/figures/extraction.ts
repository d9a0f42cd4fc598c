import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { extract } from '@sextant/extraction/extract'
import { decodeBase64, decodeQuotedPrintable } from '@sextant/extraction/message/transfer'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { figure, median } from '../kit/stats'

const rounds = 5
const repeats = 200
const peerRepeats = 3
const fixtures = new URL('../../packages/extraction/test/fixtures/', import.meta.url)
const mails = new URL('../../packages/extraction/mails/', import.meta.url)
/** One in how many of the project's emails of words is read, and how often. */
const mailStep = 150
const mailRounds = 9
const contextDate = '2026-03-01T00:00:00Z'

/** KDE's extractor, as installed by Debian's package `libkpimitinerary-bin`. */
const peer = ['/usr/lib/x86_64-linux-gnu/libexec/kf5', '/usr/lib/aarch64-linux-gnu/libexec/kf5', '/usr/libexec/kf6']
  .map((folder) => join(folder, 'kitinerary-extractor'))
  .find((path) => existsSync(path))

/** Documents per second over one pass through all of them. */
function rate(documents: readonly Uint8Array[], times: number, work: (bytes: Uint8Array) => void): number {
  const start = process.hrtime.bigint()
  for (let time = 0; time < times; time += 1) for (const bytes of documents) work(bytes)
  return (documents.length * times * 1e9) / Number(process.hrtime.bigint() - start)
}

/**
 * The mean over documents of their least CPU time in several rounds, in seconds. Other programs and compilation affect
 * it little.
 */
function leastSeconds(documents: readonly Uint8Array[], work: (bytes: Uint8Array) => void): number {
  const least = documents.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < mailRounds; round += 1)
    for (const [at, bytes] of documents.entries()) {
      const before = process.cpuUsage()
      work(bytes)
      const { user, system } = process.cpuUsage(before)
      least[at] = Math.min(least[at] ?? 0, (user + system) / 1e6)
    }
  return least.reduce((sum, one) => sum + one, 0) / documents.length
}

/** Emails, in order of their names. */
const mailsIn = (folder: URL): Uint8Array[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(new URL(name, folder))))

/**
 * Extraction from emails on one core, compared with KDE's kitinerary (one process per document, its normal use) and
 * with a floor: decoding base64 and quoted-printable of the same bytes. Rounds are interleaved.
 */
export async function extractionSpeed(): Promise<string[]> {
  const documents = mailsIn(fixtures)
  const folder = mkdtempSync(join(tmpdir(), 'sextant-bench-'))
  const files = new Map<Uint8Array, string>(documents.map((bytes, index) => [bytes, join(folder, `${index}.eml`)]))
  for (const [bytes, file] of files) writeFileSync(file, bytes)
  const ours: number[] = []
  const floor: number[] = []
  const theirs: number[] = []
  const scanner = await loadScanner()
  const read = (bytes: Uint8Array): unknown =>
    extract({ definitions, scanner, bytes, name: 'message.eml', contextDate })
  rate(documents, repeats, read)
  for (let round = 0; round < rounds; round += 1) {
    floor.push(rate(documents, repeats, (bytes) => [decodeBase64(bytes), decodeQuotedPrintable(bytes)]))
    ours.push(rate(documents, repeats, read))
    if (peer) theirs.push(rate(documents, peerRepeats, (bytes) => spawnSync(peer, [files.get(bytes) ?? ''])))
  }
  rmSync(folder, { recursive: true })
  const against = peer
    ? `kitinerary ${figure(median(theirs))}/s   times ${figure(median(ours) / median(theirs))}`
    : 'kitinerary not installed (apt-get install libkpimitinerary-bin)'
  const words = mailsIn(mails).filter((_, at) => at % mailStep === 0)
  const perSecond = 1 / leastSeconds(words, read)
  return [
    `emails of words only      ${figure(perSecond)}/s   ratio to those with markup ${figure(perSecond / median(ours))}`,
    `extraction                ${figure(median(ours))}/s   decoding alone ${figure(median(floor))}/s   ${against}`,
  ]
}

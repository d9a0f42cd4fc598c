/**
 * Hostile documents: `npm run bench:hostile`. Each must finish within 250 ms, within five times the time of decoding
 * the same bytes from base64, and within 150 MB. Rounds are interleaved; each document runs in its own process.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { figure } from '../kit/stats'
import { inputs } from './inputs'

const Measured = z.object({
  size: z.number(),
  floor: z.number(),
  ours: z.number(),
  first: z.number(),
  growth: z.number(),
})
const one = fileURLToPath(new URL('one.ts', import.meta.url))
let failed = 0
for (const name of Object.keys(inputs)) {
  const line = execFileSync(process.execPath, [...process.execArgv, one, name], { encoding: 'utf8' })
  const { size, floor, ours, first, growth } = z.parse(Measured, JSON.parse(line))
  const allowed = 250 + 5 * floor
  const ok = ours <= allowed && growth <= 150
  if (!ok) failed += 1
  const figures = `${figure(ours)} ms (first ${figure(first)})   decoding ${figure(floor)} ms   allowed ${figure(allowed)} ms   ${figure(growth)} MB`
  process.stdout.write(`${ok ? 'ok    ' : 'OVER  '}${name.padEnd(32)} ${figure(size / 1024)} kB   ${figures}\n`)
}
process.exitCode = failed > 0 ? 1 : 0

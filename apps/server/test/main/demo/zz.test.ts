import { test } from 'vitest'
import { demoData } from '../../../src/main/demo/demo-data'
import { readDocument } from '../../../src/emails/read-document'
test('x', () => {
  let t = performance.now()
  const d = demoData({ today: '2026-11-21', seed: 'sextant', mailDomain: 'sextant.localhost', read: readDocument })
  console.log('ms', performance.now() - t)
  const count = (list: readonly string[]) => Object.fromEntries([...new Set(list)].sort().map((k) => [k, list.filter((x) => x === k).length]))
  for (const { team, travelers, rows, mails } of d.teams) {
    console.log(team.name, travelers.length, 'segments', rows.segments.length, JSON.stringify(count(rows.segments.map((s) => s.type))), JSON.stringify(count(rows.segments.map((s) => String(s.source_classification)))), JSON.stringify(count(rows.segments.map((s) => s.status))))
    console.log('trips', rows.trips.length, JSON.stringify(count(rows.trips.map((s) => s.status))), JSON.stringify(count(rows.trips.map((s) => String(s.source_classification)))), JSON.stringify(count(rows.trips.flatMap((s) => (s.warnings as any[]).map((w) => w.code)))))
    console.log('mails', mails.length, JSON.stringify(count(mails.map((m) => m.email.status))), JSON.stringify(count(mails.map((m) => String(m.email.match_method)))), JSON.stringify(count(mails.map((m) => String(m.email.class)))), JSON.stringify(count(mails.map((m) => String(m.email.source)))), 'reasons', JSON.stringify(count(mails.map((m) => String(m.email.status_reason)))), 'diag', JSON.stringify(count(mails.flatMap((m) => (m.email.diagnostics as any[]).map((x) => x.code)))))
    console.log('first', rows.segments.map(s=>s.start_day).sort()[0], rows.segments.map(s=>s.start_day).sort().at(-1))
    console.log('upcoming', rows.trips.filter(t=>t.start_day>'2026-11-21').length, 'now', rows.trips.filter(t=>t.start_day<='2026-11-21'&&t.end_day>='2026-11-21').length)
    for (const t of rows.trips.filter((t)=>(t.warnings as any[]).some((w)=>['overlap','gap'].includes(w.code))).slice(0,12)) console.log(t.headline,'|', t.begin_datetime,t.end_datetime,t.total_cents, JSON.stringify(t.segment_counts), t.source_classification, (t.warnings as any[]).map(w=>w.message).join(' / '), '\n', rows.segments.filter(s=>s.trip_id===t.id).map(s=>`   ${s.type} ${s.start_locality}>${s.end_locality} ${s.start_datetime} ${s.end_datetime} ${s.status} ${s.confirmation_no}`).join('\n'))
  }
}, 60000)

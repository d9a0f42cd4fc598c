import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { TeamRef } from '@sextant/contract/kit/team'
import pg from 'pg'
import { importer } from '../kit/import-people'
import { writePeople } from '../kit/people-file'
import type { Product } from '../kit/product'
import { importRows } from './imports'

/** Checks that an import killed twice, at one third and two thirds, ends with exactly its rows. */
export async function importsKilled(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-bench-imports-'))
  const pool = new pg.Pool({ connectionString: product.databaseUrl })
  const people = importer(product, team, cookie)
  const path = join(folder, 'people.csv')
  try {
    await writePeople(path, 'killed', importRows)
    const id = await people.begin(path)
    const stoppedAt: number[] = []
    for (const share of [1 / 3, 2 / 3]) {
      while ((await people.read(id)).progress.done < importRows * share) await delay(20)
      await product.killAndStart()
      stoppedAt.push((await people.read(id)).progress.done)
    }
    const { results } = await people.finish(id)
    const { rows } = await pool.query<{ people: string; result: string }>(
      `select count(*) as people, (select count(*) from events where team_id = $1 and type = 'member.created'
          and data->'object'->>'email' like 'killed-%') as told
        from travelers where team_id = $1 and email like 'killed-%'`,
      [team.id],
    )
    const counted = results.map(({ label, count }) => `${label} ${count}`).join(', ')
    return [
      `import of ${importRows} people killed at ${stoppedAt.join(' and ')}   people ${rows[0]?.people}   events ${rows[0]?.result}   ${counted}`,
    ]
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
}

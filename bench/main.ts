/** Runs every benchmark against the built product and prints its figures: `npm run bench`. */

import { urlOf } from '@sextant/contract/kit/request'
import { page } from '@sextant/contract/kit/wire'
import { listOrganizations } from '@sextant/contract/teams/endpoints'
import { Team } from '@sextant/contract/teams/schemas'
import * as z from 'zod/mini'
import { charts } from './figures/charts'
import { extractionSpeed } from './figures/extraction'
import { listApi } from './figures/list-api'
import { mailToVisible } from './figures/mail-to-visible'
import { reports } from './figures/reports'
import { travelList } from './figures/travel-list'
import { startProduct } from './kit/product'

const product = await startProduct()
try {
  const cookie = await product.signIn('owner@demo.test')
  const answer = await fetch(product.baseUrl + urlOf(listOrganizations, {}), { headers: { cookie } })
  const [organization] = z.parse(page(Team), await answer.json()).data
  if (!organization) throw new Error('The demo has no organisation.')
  const team = { type: 'org', id: organization.id } as const
  for (const measure of [extractionSpeed, mailToVisible, listApi, charts, travelList, reports]) {
    for (const line of await measure(product, team, cookie)) process.stdout.write(`${line}\n`)
  }
} finally {
  await product.stop()
}

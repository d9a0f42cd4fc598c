/** Runs the benchmarks, or the named ones, against the built product and prints their figures. */

import { urlOf } from '@sextant/contract/kit/request'
import { page } from '@sextant/contract/kit/wire'
import { listOrganizations } from '@sextant/contract/teams/endpoints'
import { Team } from '@sextant/contract/teams/schemas'
import * as z from 'zod/mini'
import { charts } from './figures/charts'
import { consolePages } from './figures/console-pages'
import { extractionSpeed } from './figures/extraction'
import { feed } from './figures/feed'
import { imports } from './figures/imports'
import { importsKilled } from './figures/imports-killed'
import { listApi } from './figures/list-api'
import { longLists } from './figures/long-lists'
import { mailCost } from './figures/mail-cost'
import { mailToVisible } from './figures/mail-to-visible'
import { mailToWebhook } from './figures/mail-to-webhook'
import { reports } from './figures/reports'
import { travelList } from './figures/travel-list'
import { webhookDelivery } from './figures/webhooks'
import { startProduct } from './kit/product'

const figures = {
  extractionSpeed,
  mailToVisible,
  mailToWebhook,
  mailCost,
  listApi,
  charts,
  travelList,
  reports,
  feed,
  imports,
  importsKilled,
  webhookDelivery,
  consolePages,
  longLists,
}
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !Object.hasOwn(figures, name))
if (unknown.length > 0)
  throw new Error(`No figure is called ${unknown.join(', ')}. There are: ${Object.keys(figures).join(', ')}.`)

const product = await startProduct()
try {
  const cookie = await product.signIn('owner@demo.test')
  const answer = await fetch(product.baseUrl + urlOf(listOrganizations, {}), { headers: { cookie } })
  const [organization] = z.parse(page(Team), await answer.json()).data
  if (!organization) throw new Error('The demo has no organisation.')
  const team = { type: 'org', id: organization.id } as const
  for (const [name, measure] of Object.entries(figures)) {
    if (requested.length > 0 && !requested.includes(name)) continue
    for (const line of await measure(product, team, cookie)) process.stdout.write(`${line}\n`)
  }
} finally {
  await product.stop()
}

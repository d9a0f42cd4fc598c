/** Checks folder names: a feature has the same name in every layer, and its subfolders use names from a fixed list. */

import { createRequire } from 'node:module'
import { filesOf } from './bootstrap/files.mjs'
import { isMain, report } from './bootstrap/report.mjs'
import { root } from './bootstrap/root.mjs'

/** @type {readonly (readonly string[])[]} */
const levels = createRequire(import.meta.url)('./feature-levels.json')
export const features = new Set(levels.flat())

/** The layers, with the folders they have in addition to features. */
const layers = {
  'packages/contract/src': ['kit'],
  'packages/contract/test': ['kit'],
  'packages/domain/src': ['kit', 'permissions'],
  'packages/domain/test': ['kit', 'permissions'],
  'apps/server/src': ['main', 'platform'],
  'apps/server/test': ['main', 'platform', 'kit'],
  'apps/console/src': ['app', 'kit', 'ui'],
  'apps/console/test': ['app', 'kit', 'ui'],
  e2e: ['kit', 'journeys'],
}

/** Allowed subfolder names. Before adding one, look for an existing name that fits. */
const subfolders = new Set(
  `
  accounts
  addresses
  authenticity
  backup
  blobs
  bookings
  bulk
  carbon
  catalogue
  charts
  clients
  content
  database
  deletion
  deliveries
  delivery
  demo
  developer
  domains
  duplicates
  explorer
  feed
  files
  flight-status
  flights
  generation
  groups
  history
  http
  imap
  jobs
  keys
  kinds
  links
  listing
  log
  mail
  mail-rules
  manual
  map
  mappings
  members
  message
  metrics
  model
  monitoring
  observations
  oauth
  open-data
  origin-destination
  owners
  parsing
  parsing-rules
  passwords
  people
  pictures
  postgres
  prices
  privacy
  processing
  providers
  progress
  quality
  reference
  reprocess
  results
  retention
  review
  roles
  rulesets
  samples
  schedules
  scenarios
  scim
  scim-tokens
  screens
  second-factor
  secrets
  sending
  settings
  shell
  sign-in
  snapshot
  sso
  tokens
  travel
  upload
  webhooks
  whereabouts
  workbench
  world-map
  `
    .trim()
    .split(/\s+/),
)

/**
 * First-level folders that are neither features nor extras of the layer, and second-level folders that are not on the
 * list.
 * @param {readonly string[]} files paths relative to the checkout
 * @returns {string[]}
 */
export function checkStructure(files) {
  return Object.entries(layers).flatMap(([layer, extras]) => {
    const folders = new Set(
      files.filter((path) => path.startsWith(`${layer}/`)).flatMap((path) => folderIn(layer, path)),
    )
    const unknown = [...folders].filter((name) => !features.has(name) && !extras.includes(name))
    return [
      ...unknown.map((name) => `${layer}/${name}: no feature has this name (they stand in tools/feature-levels.json)`),
      ...[...folders].flatMap((name) => subfolderProblems(`${layer}/${name}`, files)),
    ]
  })
}

/** @param {string} folder @param {readonly string[]} files */
function subfolderProblems(folder, files) {
  const inside = files.filter((path) => path.startsWith(`${folder}/`)).flatMap((path) => folderIn(folder, path))
  return [...new Set(inside)]
    .filter((name) => !subfolders.has(name))
    .map((name) => `${folder}/${name}: not a name of a second-level folder (they stand in tools/check-structure.mjs)`)
}

/** @param {string} layer @param {string} path */
function folderIn(layer, path) {
  const [name = '', ...rest] = path.slice(layer.length + 1).split('/')
  return rest.length > 0 ? [name] : []
}

if (isMain(import.meta.url)) report('names', checkStructure(filesOf(root)))

import type { Endpoint, Method } from '@sextant/contract/kit/endpoint'
import { expect, test } from 'vitest'
import { allEndpoints } from '../../kit/all-endpoints'

/** The resource of a path segment, if its name differs. */
const resources: Record<string, string> = {
  travelers: 'members',
  'data-subject-requests': 'dsr',
  marketplace: 'integrations',
  'identity-providers': 'authentication',
  domains: 'authentication',
  'scim-tokens': 'authentication',
  where: 'trips',
  'data-quality': 'trips',
  'flight-statuses': 'segments',
  bookings: 'segments',
  charts: 'dashboard',
  'data-explorer': 'downloads',
  'live-links': 'downloads',
  'parse-metrics': 'downloads',
  rulesets: 'downloads',
  'mail-rules': 'downloads',
  'open-data': 'downloads',
}

const verbs: Record<Method, readonly string[]> = {
  GET: ['browse', 'read'],
  POST: ['add'],
  PUT: ['edit'],
  PATCH: ['edit'],
  DELETE: ['delete'],
}

type Exception = { readonly names: RegExp; readonly permission: RegExp; readonly because: string }

/** Endpoints whose permission differs from their method and path. */
const exceptions: readonly Exception[] = [
  {
    names: /^authentication\./,
    permission: /^browse-authentication$/,
    because: 'The specification has one permission for all of it.',
  },
  {
    names: /^audit\./,
    permission: /^edit-(organizations|developers)$/,
    because: 'What happened in a team is for whom the team belongs to.',
  },
  {
    names: /^applications\.(read_key|regenerate_key|end_overlap)$/,
    permission: /^(read|edit)-application-key$/,
    because: 'The key has a row of its own.',
  },
  {
    names: /^imports\..*_members$/,
    permission: /^(browse|read|add)-imports$/,
    because: 'An import of people is an import, whatever it brings.',
  },
  {
    names: /^webhooks\.secret$/,
    permission: /^edit-webhooks$/,
    because: 'A secret is shown to those who could set another.',
  },
  {
    names: /^travelers\.(duplicates|delete_address)$/,
    permission: /^edit-members$/,
    because: 'Addresses are part of a person; duplicates are looked for in order to merge them.',
  },
  {
    names: /^trips\.quality/,
    permission: /^edit-trips$/,
    because: 'A list of work, for those who can do it.',
  },
  {
    names: /^trips\.create$/,
    permission: /^edit-trips$/,
    because: 'Whoever may correct trips may enter one.',
  },
  {
    names: /^trips\.where_message$/,
    permission: /^edit-members$/,
    because: 'It writes to people.',
  },
  {
    names: /^emails\.(update_)?(organization|developer)_model$/,
    permission: /^edit-(organizations|developers)$/,
    because: 'Where the text of emails is sent is for whom the team belongs to.',
  },
  {
    names: /^emails\.(createRule|deleteRule|importRules|tryRule|reprocess)$/,
    permission: /^edit-emails$/,
    because: 'The workbench and reading again change how mails are read, and add none.',
  },
  {
    names: /^filters\.order$/,
    permission: /^edit-filters$/,
    because: 'It moves what is there.',
  },
  {
    names: /^filters\.test$/,
    permission: /^browse-filters$/,
    because: 'It only asks what the rules would do.',
  },
  {
    names: /^marketplace\.preview$/,
    permission: /^read-integrations$/,
    because: 'It only asks what would be sent.',
  },
  {
    names: /^downloads\.(revoke_link|remove_domain)$/,
    permission: /^edit-downloads$/,
    because: 'Deleting downloads is for super-admins; a link or a domain is withdrawn by those who may add one.',
  },
  {
    names: /^downloads\.(update_open_data|create_reader|delete_reader)$/,
    permission: /^edit-organizations$/,
    because: 'Opening all data to a reader is a matter of the whole team.',
  },
  {
    names: /^segments\.create$|^emails\.(review|assign|digest|update_digest)$/,
    permission: /^edit-segments$/,
    because: 'Whoever may correct what an email said may enter it, and decide whether it was read right.',
  },
  {
    names: /^reports\.schedule_/,
    permission: /^add-reports$/,
    because: 'A schedule is nothing but reports to be added.',
  },
]

const isAbout = ({ names }: Exception, { name }: Endpoint): boolean => names.test(name)

/** A POST to an action of a record, such as `{id}/retry`, edits that record. */
const verbsOf = ({ method, path }: Endpoint): readonly string[] =>
  method === 'POST' && /\}\/[^/{]+$/.test(path.replace('{team}', '')) ? ['edit', 'add'] : verbs[method]

const permissionsThatFit = (endpoint: Endpoint): readonly string[] => {
  const { path, teams } = endpoint
  const [first = ''] = path.replace(/^\{team\}\/?/, '').split('/')
  const own = teams.includes('org') ? 'organizations' : 'developers'
  const resource = first === '' ? own : (resources[first] ?? first)
  return verbsOf(endpoint).map((verb) => `${verb}-${resource}`)
}

const inTeam = allEndpoints.filter(({ path }) => path.startsWith('{team}'))

test('a team endpoint requires the permission of its method and path, or a listed exception', () => {
  const odd = inTeam.filter((endpoint) => {
    const exception = exceptions.find((one) => isAbout(one, endpoint))
    return exception
      ? !exception.permission.test(endpoint.permission)
      : !permissionsThatFit(endpoint).includes(endpoint.permission)
  })
  expect(odd.map(({ method, path, permission, name }) => `${name}: ${method} ${path} asks ${permission}`)).toEqual([])
})

test('no exception is unused', () => {
  const over = exceptions.filter((exception) => !inTeam.some((endpoint) => isAbout(exception, endpoint)))
  expect(over).toEqual([])
})

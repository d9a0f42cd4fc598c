import type { Role } from '@sextant/contract/kit/permissions'

/** A demo user with a global role, or with a role in each of the named teams. */
export type DemoUser = {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: Role
  readonly teams: readonly string[]
}

/** The password of all demo users. */
export const demoPassword = 'sextant-demo'

const acme = ['1', '3']
const globex = ['2', '4']

export const users: readonly DemoUser[] = [
  person('1', 'super-admin@demo.test', 'Sam', 'Adeyemi', 'super-admin', []),
  person('2', 'super-viewer@demo.test', 'Vera', 'Lindqvist', 'super-viewer', []),
  person('3', 'owner@demo.test', 'Olivia', 'Brandt', 'owner', acme),
  person('4', 'user@demo.test', 'Umar', 'Hussain', 'user', acme),
  person('5', 'viewer@demo.test', 'Vincent', 'Moreau', 'viewer', acme),
  person('6', 'owner@globex.test', 'Gloria', 'Reyes', 'owner', globex),
  person('7', 'user@globex.test', 'Grant', 'Miller', 'user', globex),
]

function person(
  id: string,
  email: string,
  first_name: string,
  last_name: string,
  role: Role,
  teams: readonly string[],
): DemoUser {
  return { id, email, first_name, last_name, role, teams }
}

import type { Answer, Person } from './test-context'

/** Who a sign-in made: the cookies of its answer. */
export const signedIn = ({ headers }: Pick<Answer, 'headers'>): Person => ({
  id: '',
  email: '',
  cookie: [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; '),
})

import type { Answer, Person } from './test-context'

/** The person who signed in, by the cookies of the response. */
export const signedIn = ({ headers }: Pick<Answer, 'headers'>): Person => ({
  id: '',
  email: '',
  cookie: [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; '),
})

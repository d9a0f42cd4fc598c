import { Account } from '../../account/account'
import { Sessions } from '../../session/sessions'

/** One's account, with where one is signed in. */
export const AccountPage = () => <Account sessions={<Sessions />} />

import { Account } from '../../account/account'
import { Sessions } from '../../session/sessions'

/** The account page, including active sessions. */
export const AccountPage = () => <Account sessions={<Sessions />} />

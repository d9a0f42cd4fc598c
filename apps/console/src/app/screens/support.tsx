import { Support } from '../../support/support'
import { useLinks } from '../links'

/** Support, with the link to the system's status. */
export const SupportPage = () => <Support statusHref={useLinks().status} />

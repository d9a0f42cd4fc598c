import { Support } from '../../support/support'
import { useLinks } from '../links'

/** The support page, with the link to the status page. */
export const SupportPage = () => <Support statusHref={useLinks().status} />

import { UnreadLinks } from '../../emails/review/review-link'
import { QualityScreen } from '../../trips/quality/screen'

/** Data quality, with links to the emails that could not be read. */
export const Quality = () => <QualityScreen unread={<UnreadLinks />} />

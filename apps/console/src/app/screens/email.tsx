import { EmailDetail } from '../../emails/detail'
import { SegmentTable } from '../../segments/table'

/** One email with the segments created from it. */
export const EmailPage = () => <EmailDetail segments={(created) => <SegmentTable segments={created} />} />

import { EmailDetail } from '../../emails/detail'
import { SegmentTable } from '../../segments/table'

/** One mail, with the segments that were made from it. */
export const EmailPage = () => <EmailDetail segments={(created) => <SegmentTable segments={created} />} />

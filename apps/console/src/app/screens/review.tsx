import { ReviewScreen } from '../../emails/review/screen'
import { CorrectSegments } from '../../trips/manual/correct-segments'
import { EnterFromEmail } from '../../trips/manual/enter-from-email'

/** The review of emails, with segment forms. */
export const Review = () => (
  <ReviewScreen
    segments={(created, placeHref) => <CorrectSegments segments={created} placeHref={placeHref} />}
    entry={(email, created, actions) => <EnterFromEmail email={email} created={created} {...actions} />}
  />
)

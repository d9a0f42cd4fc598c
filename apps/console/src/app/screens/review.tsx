import { ReviewScreen } from '../../emails/review/screen'
import { CorrectSegments } from '../../trips/manual/correct-segments'
import { EnterFromEmail } from '../../trips/manual/enter-from-email'

/** The review of emails, with the forms of segments. */
export const Review = () => (
  <ReviewScreen
    segments={(created) => <CorrectSegments segments={created} />}
    entry={(email, created, onDone) => <EnterFromEmail email={email} created={created} onDone={onDone} />}
  />
)

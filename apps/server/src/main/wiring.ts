import { emailRead } from '../emails'
import { normaliseEmail, segmentsChanged } from '../segments'
import { regroupTrips } from '../trips'

/** Who listens to whom: the one place that knows every floor. Runs once, when it is loaded. */
emailRead.connect(normaliseEmail)
segmentsChanged.connect(regroupTrips)

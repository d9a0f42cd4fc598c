import { eraseDownloads } from '../downloads/privacy/data-subject'
import { emailRead } from '../emails'
import { recordCallback } from '../emails/content/record-callback'
import { moveEmails } from '../emails/owners/move-emails'
import { collectMails, eraseMails } from '../emails/privacy/data-subject'
import { eraseImports } from '../imports/privacy/data-subject'
import { subjectCollected, subjectErased } from '../platform/data-subject'
import { eraseReports } from '../reports/privacy/data-subject'
import { normaliseEmail, segmentsChanged } from '../segments'
import { collectSegments, eraseSegments } from '../segments/privacy/data-subject'
import { travelMoved } from '../travelers'
import { regroupTrips } from '../trips'
import { moveTravel } from '../trips/owners/move-travel'
import { collectTrips, eraseTrips } from '../trips/privacy/data-subject'
import { collectUser, eraseInvitations } from '../users/privacy/data-subject'
import { eventDelivered } from '../webhooks'

/** Connects listeners to signals: the only place that knows every feature. Runs once, on import. */
emailRead.connect(normaliseEmail)
segmentsChanged.connect(regroupTrips)
travelMoved.connect(moveEmails)
travelMoved.connect(moveTravel)
eventDelivered.connect(recordCallback)

for (const collect of [collectSegments, collectTrips, collectMails, collectUser]) subjectCollected.connect(collect)
// In this order, because segments refer to trips and emails.
for (const erase of [
  eraseSegments,
  eraseTrips,
  eraseMails,
  eraseInvitations,
  eraseImports,
  eraseDownloads,
  eraseReports,
])
  subjectErased.connect(erase)

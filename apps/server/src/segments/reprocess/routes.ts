import * as endpoints from '@sextant/contract/emails/reprocess'
import { type Route, serveTeam } from '../../platform/http/serve'
import { createReprocess } from './create-reprocess'
import { applyReprocess, cancelReprocess } from './end-reprocess'
import { listReprocesses, listReprocessItems, readReprocess } from './read-reprocess'

/** Reprocessing is part of segments, because that is what it changes. */
export const reprocessRoutes: readonly Route[] = [
  serveTeam(endpoints.createReprocess, createReprocess),
  serveTeam(endpoints.listReprocesses, listReprocesses),
  serveTeam(endpoints.readReprocess, readReprocess),
  serveTeam(endpoints.listReprocessItems, listReprocessItems),
  serveTeam(endpoints.applyReprocess, applyReprocess),
  serveTeam(endpoints.cancelReprocess, cancelReprocess),
]

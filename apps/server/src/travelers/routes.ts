import * as endpoints from '@sextant/contract/travelers/endpoints'
import * as privacy from '@sextant/contract/travelers/privacy'
import { serveTeam } from '../platform/http/serve'
import { addExtraAddress } from './addresses/add-address'
import { deleteExtraAddress } from './addresses/delete-address'
import { listExtraAddresses } from './addresses/list-addresses'
import { createTraveler } from './create-traveler'
import { deleteTraveler } from './delete-traveler'
import { listDuplicates } from './duplicates/list-duplicates'
import { listTravelers } from './list-travelers'
import { mergeTravelers } from './merge-travelers'
import { createDataRequest } from './privacy/create-data-request'
import { downloadDataExport } from './privacy/download-data-export'
import { listDataRequests } from './privacy/list-data-requests'
import { readTraveler } from './read-traveler'
import { deactivateTraveler, reactivateTraveler } from './set-status'
import { updateTraveler } from './update-traveler'

export const travelerRoutes = [
  serveTeam(endpoints.listTravelers, listTravelers),
  serveTeam(endpoints.createTraveler, createTraveler),
  serveTeam(endpoints.listDuplicates, listDuplicates),
  serveTeam(endpoints.readTraveler, readTraveler),
  serveTeam(endpoints.updateTraveler, updateTraveler),
  serveTeam(endpoints.deleteTraveler, deleteTraveler),
  serveTeam(endpoints.deactivateTraveler, deactivateTraveler),
  serveTeam(endpoints.reactivateTraveler, reactivateTraveler),
  serveTeam(endpoints.listExtraAddresses, listExtraAddresses),
  serveTeam(endpoints.addExtraAddress, addExtraAddress),
  serveTeam(endpoints.deleteExtraAddress, deleteExtraAddress),
  serveTeam(endpoints.mergeTravelers, mergeTravelers),
  serveTeam(privacy.listDataRequests, listDataRequests),
  serveTeam(privacy.createDataRequest, createDataRequest),
  serveTeam(privacy.downloadDataExport, downloadDataExport),
]

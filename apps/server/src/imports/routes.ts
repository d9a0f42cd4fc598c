import * as endpoints from '@sextant/contract/imports/endpoints'
import { serveTeam } from '../platform/http/serve'
import { deleteImport } from './delete-import'
import { listImports } from './list-imports'
import { listMemberImports } from './list-member-imports'
import { readImport } from './read-import'
import { readMemberImport } from './read-member-import'
import { downloadImport } from './results/download-import'
import { readImportResult } from './results/read-import-result'
import { previewImport } from './settings/preview-import'
import { processImport } from './settings/process-import'
import { processMemberImport } from './settings/process-member-import'
import { createImport } from './upload/create-import'
import { replaceMemberImport } from './upload/replace-member-import'
import { uploadMemberImport } from './upload/upload-member-import'

export const importRoutes = [
  serveTeam(endpoints.listImports, listImports),
  serveTeam(endpoints.createImport, createImport),
  serveTeam(endpoints.readImport, readImport),
  serveTeam(endpoints.previewImport, previewImport),
  serveTeam(endpoints.processImport, processImport),
  serveTeam(endpoints.deleteImport, deleteImport),
  serveTeam(endpoints.readImportResult, readImportResult),
  serveTeam(endpoints.downloadImport, downloadImport),
  serveTeam(endpoints.listMemberImports, listMemberImports),
  serveTeam(endpoints.uploadMemberImport, uploadMemberImport),
  serveTeam(endpoints.readMemberImport, readMemberImport),
  serveTeam(endpoints.processMemberImport, processMemberImport),
  serveTeam(endpoints.replaceMemberImport, replaceMemberImport),
]

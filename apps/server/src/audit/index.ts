export { auditRefusal } from './audit-refusal'
export { recordAudit, recordPersonAudit } from './record-audit'
export { actorNameOf } from './store'
export { type Noun, serveDelete, serveList, serveRead, serveUpdate } from './verbs'

export { noteRefusal } from './note-refusal'
export { recordAudit, recordPersonAudit } from './record-audit'

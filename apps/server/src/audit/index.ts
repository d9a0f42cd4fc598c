export { noteRefusal } from './note-refusal'
export { recordAudit, recordPersonAudit } from './record-audit'
export { type Noun, serveDelete, serveList, serveRead, serveUpdate } from './verbs'

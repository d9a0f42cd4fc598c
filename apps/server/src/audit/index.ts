export { recordAudit, recordPersonAudit } from './record-audit'

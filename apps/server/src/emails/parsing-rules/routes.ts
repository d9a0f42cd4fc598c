import * as learned from '@sextant/contract/emails/learned-rules'
import * as endpoints from '@sextant/contract/emails/parsing-rule-endpoints'
import { type Route, serveTeam } from '../../platform/http/serve'
import { adoptRule } from './adopt-rule'
import { readEmailText } from './read-email-text'
import { listRules, readRule } from './read-rules'
import { exportRules, importRules } from './rule-file'
import { createRule, updateRule } from './save-rule'
import { deleteRule, publishRule, switchRuleOff } from './switch-rule'
import { testRule } from './test-rule'
import { tryRule } from './try-rule'

export const ruleRoutes: readonly Route[] = [
  serveTeam(endpoints.readEmailText, readEmailText),
  serveTeam(endpoints.tryRule, tryRule),
  serveTeam(endpoints.listRules, listRules),
  serveTeam(endpoints.createRule, createRule),
  serveTeam(endpoints.readRule, readRule),
  serveTeam(endpoints.updateRule, updateRule),
  serveTeam(endpoints.deleteRule, deleteRule),
  serveTeam(endpoints.testRule, testRule),
  serveTeam(endpoints.publishRule, publishRule),
  serveTeam(endpoints.switchRuleOff, switchRuleOff),
  serveTeam(learned.adoptRule, adoptRule),
  serveTeam(learned.exportRules, exportRules),
  serveTeam(learned.importRules, importRules),
]

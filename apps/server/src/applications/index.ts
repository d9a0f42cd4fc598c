export { mountRequestLog } from './log/request-log'
export { authenticateBearer } from './oauth/authenticate-bearer'
export { mountOAuth } from './oauth/mount-oauth'

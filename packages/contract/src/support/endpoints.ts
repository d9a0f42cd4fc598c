import { endpoint } from '../kit/endpoint'
import { one } from '../kit/wire'
import { Links } from './schemas'

export const links = endpoint({
  name: 'support.links',
  summary: 'The social, patent, user-agreement and status links of this installation.',
  method: 'GET',
  path: '/api/links',
  permission: 'anyone',
  output: one(Links),
})

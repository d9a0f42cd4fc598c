import { endpoint } from '../kit/endpoint'
import { one } from '../kit/wire'
import { Links } from './schemas'

export const readLinks = endpoint({
  name: 'support.links',
  summary: 'Where the footer and the error screen lead to, as the operator has set it.',
  method: 'GET',
  path: '/api/links',
  permission: 'anyone',
  output: one(Links),
})

import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { one } from '../kit/wire'
import { Feedback, Links } from './schemas'

export const readLinks = endpoint({
  name: 'support.links',
  summary: 'Where the footer and the error screen lead to, as the operator has set it.',
  method: 'GET',
  path: '/api/links',
  permission: 'anyone',
  output: one(Links),
})

export const sendFeedback = endpoint({
  name: 'support.feedback',
  summary: 'Tell the operator something: stored, and sent by mail.',
  method: 'POST',
  path: '/api/feedback',
  permission: 'add-feedback',
  body: Feedback,
  output: z.object({}),
  errors: ['too_many_requests'],
})

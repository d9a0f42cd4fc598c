import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { one } from '../kit/wire'
import { Feedback, Links } from './schemas'

export const readLinks = endpoint({
  name: 'support.links',
  summary: "Retrieve the operator's links for the footer and the error screen.",
  method: 'GET',
  path: '/api/links',
  permission: 'anyone',
  output: one(Links),
})

export const sendFeedback = endpoint({
  name: 'support.feedback',
  summary: 'Send feedback to the operator: stored, and sent by email.',
  method: 'POST',
  path: '/api/feedback',
  permission: 'add-feedback',
  body: Feedback,
  output: z.object({}),
  errors: ['too_many_requests'],
})

import * as z from 'zod/mini'
import { User } from '../account/schemas'

export const Credentials = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Enter your email address.'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1024)),
  /** Keeps the session for 30 days rather than until the browser closes. */
  remember: z.optional(z.boolean()),
  /** The second factor, where the account has one. */
  code: z.optional(z.string().check(z.maxLength(64))),
})
export type Credentials = z.infer<typeof Credentials>

export const LoginAnswer = z.object({
  data: z.union([z.object({ user: User }), z.object({ two_factor: z.literal(true) })]),
})
export const LogoutAnswer = z.object({ data: z.object({ redirect: z.string() }) })

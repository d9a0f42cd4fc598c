import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB and two passes, as in the OWASP password storage cheat sheet. Runs off the main thread. */
const argon2id: Algorithm.Argon2id = 2
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = async (password: string): Promise<string> => await hash(password, cost)

/**
 * A hash that matches no password. Verified against when there is no account, so that timing does not reveal which
 * addresses exist.
 */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$c2V4dGFudHNleHRhbnQ$ItpkTkEbFiRx4TyiOsSEU7UlE8mKZI5lGkpsbRGPZHY'

export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isMatch = await verify(stored ?? dummyHash, password)
  return stored !== null && isMatch
}

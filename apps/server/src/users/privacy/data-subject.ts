import type { Collection, Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { findMemberByEmail } from '../../teams'
import { presentInvitation, presentUser } from '../present'
import { deleteInvitationsOf, findInvitationsOf } from '../store'

/** Hands over a person's access to the team, and the invitations that were sent to them. */
export async function collectUser(_: Services, tx: Tx, { email, add }: Collection): Promise<void> {
  const member = await findMemberByEmail(tx, email)
  const invitations = await findInvitationsOf(tx, email)
  add('users.json', member ? [presentUser(member)] : [], member ? 1 : 0)
  add('invitations.json', invitations.map(presentInvitation), invitations.length)
}

/** Erases the invitations. An account is its owner's own to delete, and the audit log stays what it is. */
export async function eraseInvitations(_: Services, tx: Tx, subject: Erasure): Promise<void> {
  subject.count('invitations', await deleteInvitationsOf(tx, subject.email))
}

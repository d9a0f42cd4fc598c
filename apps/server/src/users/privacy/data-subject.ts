import type { Collection, Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { findMemberByEmail } from '../../teams'
import { presentInvitation, presentUser } from '../present'
import { deleteInvitationsOf, findInvitationsOf } from '../store'

/** Collects a person's membership and the invitations sent to them. */
export async function collectUser(_: Services, tx: Tx, { email, add }: Collection): Promise<void> {
  const member = await findMemberByEmail(tx, email)
  const invitations = await findInvitationsOf(tx, email)
  add('users.json', member ? [presentUser(member)] : [], member ? 1 : 0)
  add('invitations.json', invitations.map(presentInvitation), invitations.length)
}

/** Erases invitations. Accounts belong to their owners, and the audit log stays unchanged. */
export async function eraseInvitations(_: Services, tx: Tx, subject: Erasure): Promise<void> {
  subject.count('invitations', await deleteInvitationsOf(tx, subject.email))
}

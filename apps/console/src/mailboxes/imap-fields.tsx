import type { ImapAccount, ImapProvider } from '@sextant/contract/mailboxes/schemas'
import { useState } from 'react'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'

/** Well-known mail services and their servers. */
const services = {
  other: { label: 'Other', host: '' },
  google: { label: 'Google (Gmail, Workspace)', host: 'imap.gmail.com' },
  microsoft: { label: 'Microsoft 365 (Outlook)', host: 'outlook.office365.com' },
  icloud: { label: 'iCloud', host: 'imap.mail.me.com' },
} as const
type Service = keyof typeof services
const serviceNames: readonly Service[] = ['google', 'microsoft', 'icloud', 'other']

const serviceOf = (host: string | undefined): Service =>
  host === undefined ? 'google' : (serviceNames.find((name) => services[name].host === host) ?? 'other')

const hints: Readonly<Record<string, string>> = {
  google: 'Google requires an app password. Create one in your Google account under Security → 2-Step Verification.',
  microsoft: 'Microsoft 365 does not accept passwords for IMAP. Sign in with OAuth.',
  icloud: 'iCloud requires an app-specific password.',
}

const backfills = [
  { value: '0', label: 'New emails only' },
  { value: '7', label: 'Also the last 7 days' },
  { value: '30', label: 'Also the last 30 days' },
  { value: '90', label: 'Also the last 90 days' },
  { value: '365', label: 'Also the last year' },
]

type ImapFieldsProps = {
  account?: ImapAccount
  /** Providers with OAuth sign-in on this installation. */
  providers: readonly ImapProvider[]
  /** Folders found by the connection check. */
  folders: readonly string[]
}

/** The IMAP account of a mailbox. A stored secret is never shown, and is kept if the field is left empty. */
export function ImapFields({ account, providers, folders }: ImapFieldsProps) {
  const [service, setService] = useState(serviceOf(account?.host))
  const [auth, setAuth] = useState<string>(account?.provider ?? 'password')
  const signIns = [
    { value: 'password', label: 'Password' },
    ...providers.map((name) => ({
      value: name,
      label: `OAuth of ${name === 'google' ? 'Google' : 'Microsoft'}`,
    })),
  ]
  return (
    <>
      <SelectField
        name="service"
        label="Mail service"
        choices={serviceNames.map((name) => ({ value: name, label: services[name].label }))}
        value={service}
        onChange={({ target }) => setService(serviceNames.find((name) => name === target.value) ?? 'other')}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_6rem_9rem]">
        <Field
          key={service}
          name="imap.host"
          label="Server"
          defaultValue={
            serviceOf(account?.host) === service ? (account?.host ?? services[service].host) : services[service].host
          }
          autoComplete="off"
          spellCheck={false}
        />
        <Field name="imap.port" label="Port" type="number" defaultValue={account?.port ?? 993} />
        <SelectField
          name="imap.tls"
          label="Encryption"
          choices={[
            { value: 'implicit', label: 'TLS' },
            { value: 'starttls', label: 'STARTTLS' },
          ]}
          defaultValue={account?.tls ?? 'implicit'}
        />
      </div>
      <Field name="imap.user" label="User name" defaultValue={account?.user} autoComplete="off" spellCheck={false} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="imap.auth"
          label="Sign in with"
          choices={signIns}
          value={auth}
          onChange={({ target }) => setAuth(target.value)}
        />
        <Field
          name="imap.secret"
          label={auth === 'password' ? 'Password' : 'Refresh token'}
          type="password"
          autoComplete="new-password"
          hint={account ? 'Leave empty to keep the stored one.' : auth === 'password' ? hints[service] : undefined}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="imap.folder"
          label="Folder"
          defaultValue={account?.folder ?? 'INBOX'}
          list="folders"
          autoComplete="off"
        />
        <datalist id="folders">
          {folders.map((folder) => (
            <option key={folder} value={folder}>
              {folder}
            </option>
          ))}
        </datalist>
        {account ? null : <SelectField name="imap.backfill_days" label="Emails to import" choices={backfills} />}
      </div>
      <Checkbox name="imap.mark_seen" defaultChecked={account?.mark_seen}>
        Mark emails as read in the account after importing them
      </Checkbox>
    </>
  )
}

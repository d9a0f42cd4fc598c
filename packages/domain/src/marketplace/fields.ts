import type { ManifestField } from './manifest'

/** A URL that accepts JSON by POST, with a key. */
export const httpFields = (name: string): readonly ManifestField[] => [
  {
    name: 'endpoint',
    label: 'Endpoint',
    kind: 'url',
    required: true,
    hint: `The https address that ${name} gives you for incoming travel data.`,
  },
  {
    name: 'api_key',
    label: 'API key',
    kind: 'secret',
    required: true,
    hint: 'Sent as a bearer token with each delivery.',
  },
]

/** A folder on a file server. */
export const sftpFields = (name: string): readonly ManifestField[] => [
  {
    name: 'host',
    label: 'Host',
    kind: 'host',
    required: true,
    hint: `The SFTP server that ${name} gives you.`,
  },
  { name: 'port', label: 'Port', kind: 'port', required: false, default: '22' },
  { name: 'username', label: 'User name', kind: 'text', required: true },
  { name: 'password', label: 'Password', kind: 'secret', required: true },
  { name: 'folder', label: 'Folder', kind: 'folder', required: false, default: '/' },
  {
    name: 'host_key',
    label: 'Host key fingerprint',
    kind: 'fingerprint',
    required: true,
    hint: 'SHA256:… as `ssh-keygen -lf` prints it. A server with another key is not trusted.',
  },
]

/** An email address. */
export const mailFields = (name: string): readonly ManifestField[] => [
  {
    name: 'address',
    label: 'Address',
    kind: 'email',
    required: true,
    hint: `The address at which ${name} takes in plans.`,
  },
]

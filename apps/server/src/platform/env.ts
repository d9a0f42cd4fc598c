import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { AddressList, NetworkList } from './http/networks'

/** The environment variables (listed in docs/operating.md). Read once, only here; an invalid value prevents startup. */
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

const roleNames = ['api', 'worker', 'ingest'] as const

const rolesOf = (text: string) => text.split(',').map((word) => word.trim())
const Roles = z
  .string()
  .transform(rolesOf)
  .pipe(z.array(z.enum(roleNames)).min(1))

/** Tesseract models by language name. */
const Languages = z
  .string()
  .transform((text) => text.split(',').map((word) => word.trim()))
  .pipe(z.array(z.string().regex(/^[a-z]{3}(_[a-z]{2,10})?$/, 'must be languages as `eng,deu,fra`')).max(6))

/** DNS servers for checking senders: `system`, `off`, or addresses with an optional port. */
const DnsServers = z.union(
  [
    z.literal(['system', 'off']),
    z
      .string()
      .transform((text) => text.split(',').map((word) => word.trim()))
      .refine((servers) => servers.every(isDnsServer)),
  ],
  'must be `system`, `off`, or addresses as `10.0.0.2,[fd00::2]:5353`',
)
const isDnsServer = (server: string): boolean => {
  const [, six, port6] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(server) ?? []
  const [, four, port4] = /^([\d.]+)(?::(\d{1,5}))?$/.exec(server) ?? []
  return isIP(six ?? four ?? server) !== 0 && Number(port6 ?? port4 ?? 53) <= 65_535
}

/** Comma-separated domains. */
const Domains = z
  .string()
  .toLowerCase()
  .transform((text) => text.split(',').map((word) => word.trim()))
  .pipe(z.array(z.hostname('must be domains, separated by commas')))

const httpUrl = z.url({ protocol: /^https?$/ })

/** Why a model cannot be used: its URL requires a model name, and TLS unless private addresses are allowed. */
const modelFault = ({ MODEL_URL: url, MODEL_NAME: name, MODEL_PRIVATE: isPrivate }: ModelVariables): string | null => {
  if (url === undefined) return null
  if (name === undefined) return 'needs MODEL_NAME'
  const { protocol, username, search, hash } = new URL(url)
  if (username !== '' || search !== '' || hash !== '') return 'must have no user, query or fragment: use MODEL_KEY'
  return protocol === 'https:' || isPrivate ? null : 'must begin with https:// unless MODEL_PRIVATE is true'
}
type ModelVariables = {
  readonly MODEL_URL?: string | undefined
  readonly MODEL_NAME?: string | undefined
  readonly MODEL_PRIVATE: boolean
}

const KnownVariables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port(2525),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  EMBEDDED_POSTGRES: z.string().optional(),
  BLOB_URL: z
    .string()
    .regex(/^(file:|s3:\/\/)/, 'must begin with file: or s3://')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_REGION: z.string().optional(),
  ROLES: Roles.default([...roleNames]),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_DOMAIN: z.string().min(1).toLowerCase().default('sextant.localhost'),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  TRUSTED_PROXIES: AddressList.default([]),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PRIVATE_PROVIDERS: z.stringbool().default(false),
  WEBHOOK_ALLOWED_NETWORKS: NetworkList.default([]),
  IMAP_ALLOWED_NETWORKS: NetworkList.default([]),
  IMAP_GOOGLE_CLIENT_ID: z.string().optional(),
  IMAP_GOOGLE_CLIENT_SECRET: z.string().optional(),
  IMAP_GOOGLE_TOKEN_URL: httpUrl.default('https://oauth2.googleapis.com/token'),
  IMAP_MICROSOFT_CLIENT_ID: z.string().optional(),
  IMAP_MICROSOFT_CLIENT_SECRET: z.string().optional(),
  IMAP_MICROSOFT_TOKEN_URL: httpUrl.default('https://login.microsoftonline.com/common/oauth2/v2.0/token'),
  DNS_SERVERS: DnsServers.default('system'),
  MAIL_RELAYS: AddressList.default([]),
  ARC_TRUSTED_SEALERS: Domains.default([]),
  EXCHANGE_RATES_URL: httpUrl.optional(),
  LINKS_FILE: z.string().optional(),
  RULESETS_FILE: z.string().optional(),
  FLIGHTAWARE_API_KEY: z.string().optional(),
  FLIGHTAWARE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_URL: httpUrl.optional(),
  MODEL_NAME: z.string().max(200).optional(),
  MODEL_KEY: z
    .string()
    .max(1000)
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without spaces')
    .optional(),
  MODEL_PRIVATE: z.stringbool().default(false),
  MODEL_TIMEOUT: z.coerce.number().int().min(1).max(600).default(120),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OCR_LANGUAGES: Languages.default([]),
  EXTRACTION_THREADS: z.coerce.number().int().min(1).max(64).default(1),
})
const Variables = KnownVariables.superRefine((variables, { addIssue }) => {
  const message = modelFault(variables)
  if (message !== null) addIssue({ code: 'custom', path: ['MODEL_URL'], message })
})

export type Env = ReturnType<typeof readEnv>

/** Parses and groups the environment. Throws a single error that names every invalid variable, with the reason. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env) {
  const defined = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(defined)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not usable:\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const dataDir = resolve(value.DATA_DIR)
  return {
    host: value.HOST,
    port: value.PORT,
    smtp: { host: value.SMTP_HOST ?? value.HOST, port: value.SMTP_PORT },
    dataDir,
    database: { url: value.DATABASE_URL, poolSize: value.DATABASE_POOL, bin: value.EMBEDDED_POSTGRES },
    blobs: {
      url: value.BLOB_URL ?? `file:${dataDir}/blobs`,
      credentials: {
        accessKeyId: value.AWS_ACCESS_KEY_ID ?? '',
        secretAccessKey: value.AWS_SECRET_ACCESS_KEY ?? '',
        region: value.AWS_REGION ?? 'us-east-1',
      },
    },
    roles: value.ROLES,
    /** Proxies trusted for the client's address, in addition to this machine. */
    trustedProxies: value.TRUSTED_PROXIES,
    /** The token required for `/metrics`; undefined if it is open. */
    metricsToken: value.METRICS_TOKEN,
    publicUrl: publicUrlOf(value),
    mailDomain: value.MAIL_DOMAIN,
    mail: {
      url: value.MAIL_URL,
      from: value.MAIL_FROM ?? `Sextant <no-reply@${value.MAIL_DOMAIN}>`,
      operator: value.OPERATOR_EMAIL ?? `operator@${value.MAIL_DOMAIN}`,
      outbox: `${dataDir}/outbox`,
    },
    secretKeys: value.SECRET_KEY?.split(',').map((key) => key.trim()),
    privateProviders: value.PRIVATE_PROVIDERS,
    /** Networks that webhooks may reach in addition to the public internet. */
    webhookNetworks: value.WEBHOOK_ALLOWED_NETWORKS,
    imap: {
      allowedNetworks: value.IMAP_ALLOWED_NETWORKS,
      google: clientOf(value.IMAP_GOOGLE_CLIENT_ID, value.IMAP_GOOGLE_CLIENT_SECRET, value.IMAP_GOOGLE_TOKEN_URL),
      microsoft: clientOf(
        value.IMAP_MICROSOFT_CLIENT_ID,
        value.IMAP_MICROSOFT_CLIENT_SECRET,
        value.IMAP_MICROSOFT_TOKEN_URL,
      ),
    },
    /** How senders of email are checked. */
    authenticity: { dns: value.DNS_SERVERS, relays: value.MAIL_RELAYS, trustedSealers: value.ARC_TRUSTED_SEALERS },
    exchangeRatesUrl: value.EXCHANGE_RATES_URL,
    linksFile: value.LINKS_FILE,
    rulesetsFile: value.RULESETS_FILE,
    flightAware: {
      key: value.FLIGHTAWARE_API_KEY,
      url: (value.FLIGHTAWARE_URL ?? 'https://aeroapi.flightaware.com/aeroapi').replace(/\/+$/, ''),
      /** The operator sets the URL, so it may be on a private network. */
      isOwn: value.FLIGHTAWARE_URL !== undefined,
    },
    /** The language model for emails that could not be read otherwise; null if none is configured. */
    model: modelOf(value),
    logLevel: value.LOG_LEVEL,
    /** Tesseract languages for reading images; an empty list disables OCR. */
    ocrLanguages: value.OCR_LANGUAGES,
    extractionThreads: value.EXTRACTION_THREADS,
  }
}

const modelOf = (value: z.output<typeof Variables>) =>
  value.MODEL_URL === undefined || value.MODEL_NAME === undefined
    ? null
    : {
        url: value.MODEL_URL.replace(/\/+$/, ''),
        name: value.MODEL_NAME,
        key: value.MODEL_KEY,
        isPrivate: value.MODEL_PRIVATE,
        timeoutMs: value.MODEL_TIMEOUT * 1000,
      }

function publicUrlOf({ PUBLIC_URL, HOST, PORT }: z.output<typeof Variables>): string {
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, '')
  const local = isIP(HOST) === 0 ? HOST : 'localhost'
  return `http://${local}:${PORT}`
}

/** An OAuth client, if both its ID and secret are set. */
const clientOf = (id: string | undefined, secret: string | undefined, tokenUrl: string) =>
  id === undefined || secret === undefined ? undefined : { id, secret, tokenUrl }

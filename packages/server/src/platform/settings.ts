import { randomBytes } from 'node:crypto'
import { PASSWORD_MINIMUM } from '@fairway/contract/identity/account.values'
import { CARRIER_SILENT_MINUTES } from '@fairway/contract/tracking/tracking.values'
import { z } from 'zod'

/** Exit code for a setting that has to be mended by a person: starting again would not help. */
export const EXIT_BAD_SETTINGS = 78

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FAIRWAY_DATABASE_WAIT: z.coerce.number().positive().max(25).default(2),
  FAIRWAY_EMBEDDED_URL: z.url({ protocol: /^postgres$/ }).optional(),
  FAIRWAY_DEMO: z.enum(['small', 'large', 'off']).optional(),
  FAIRWAY_CLOCK: z.coerce.number().positive().max(100_000).optional(),
  FAIRWAY_RATE_PUBLIC: z.coerce.number().int().min(1).max(10_000_000).optional(),
  FAIRWAY_SITE: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('CN'),
  FAIRWAY_PLACE: z
    .string()
    .regex(/^[^,]+, [A-Z]{2}, [A-Z]{2}$/)
    .optional(),
  FAIRWAY_ZONE: z.string().default('Asia/Shanghai'),
  FAIRWAY_CARRIER_SILENT: z.coerce.number().int().min(1).max(100_000).default(CARRIER_SILENT_MINUTES),
  FAIRWAY_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  FAIRWAY_GATES_KEY: z.string().min(32).optional(),
  FAIRWAY_OPERATOR_KEY: z.string().min(32).optional(),
  FAIRWAY_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32)).min(1))
    .optional(),
  FAIRWAY_RATE_FORMS: z.coerce.number().int().min(1).max(10_000_000).optional(),
  FAIRWAY_SESSION_IDLE: z.coerce.number().int().min(1801).max(86_400).default(3600),
  FAIRWAY_SESSION_HOURS: z.coerce.number().min(1).max(72).default(12),
  FAIRWAY_PASSWORD_MINIMUM: z.coerce.number().int().min(PASSWORD_MINIMUM).max(64).default(PASSWORD_MINIMUM),
  FAIRWAY_PASSWORD_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
  FAIRWAY_SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  FAIRWAY_SEAL_FILE: z.string().min(1).optional(),
  FAIRWAY_SEAL_PASSWORD: z.string().optional(),
  FAIRWAY_TIME_SERVER: z.url({ protocol: /^https?$/ }).optional(),
  DOCUSIGN_URL: z.url({ protocol: /^https?$/ }).optional(),
  DOCUSIGN_AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  DOCUSIGN_ACCOUNT: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  DOCUSIGN_CLIENT: z.string().min(1).max(100).optional(),
  DOCUSIGN_USER: z.string().min(1).max(100).optional(),
  DOCUSIGN_KEY_FILE: z.string().min(1).optional(),
  DOCUSIGN_CALLBACK_KEY: z.string().min(16).optional(),
  FAIRWAY_WEB: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9a-fA-F.:/, ]+$/)
    .optional(),
})

/** What each setting wants, in the words that a person reads when it is wrong. */
const wants: Record<keyof z.output<typeof Environment>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address or name to listen on',
  DATABASE_URL: 'a PostgreSQL address, postgres://user:password@host:port/database',
  DATABASE_DIRECT_URL: 'a PostgreSQL address that leads past any pooler, postgres://user:password@host:port/database',
  FAIRWAY_DATABASE_WAIT: 'seconds that a call waits for the database at most, above 0 and up to 25',
  FAIRWAY_EMBEDDED_URL: 'set by npm start, not by hand',
  FAIRWAY_DEMO: 'small, large or off',
  FAIRWAY_CLOCK: 'the rate of the business clock in demo mode, above 0 and up to 100000',
  FAIRWAY_RATE_PUBLIC: 'public calls per minute and address, a whole number of at least 1',
  FAIRWAY_SITE: 'a country of two letters, such as CN',
  FAIRWAY_PLACE: 'city, country and continent, such as "Ningbo, CN, AS"',
  FAIRWAY_ZONE: 'a time zone, such as Asia/Shanghai',
  FAIRWAY_CARRIER_SILENT:
    "minutes without a word of the carrier's system after which pages say so and nothing can be submitted, at least 1",
  FAIRWAY_LOG: 'debug, info, warn, error or silent',
  FAIRWAY_GATES_KEY: 'set by npm start, not by hand',
  FAIRWAY_OPERATOR_KEY: 'a secret of at least 32 characters for /metrics',
  FAIRWAY_SECRET: 'a secret of at least 32 characters; after a change the former one behind it, with a comma between',
  FAIRWAY_RATE_FORMS: 'sign-in and registration forms per minute and address, a whole number of at least 1',
  FAIRWAY_SESSION_IDLE: 'seconds after which an idle session ends, 1801 to 86400',
  FAIRWAY_SESSION_HOURS: 'hours after which every session ends, 1 to 72',
  FAIRWAY_PASSWORD_MINIMUM: 'the least length of a password, 6 to 64',
  FAIRWAY_PASSWORD_DAYS: 'days after which a password has to be changed; leave it out for never',
  FAIRWAY_SECOND_FACTOR: 'required (of admins and customer service) or offered (to everyone)',
  SMTP_URL: 'a mail server, smtp://user:password@host:port or smtps://…',
  MAIL_FROM: 'the sender of our mail, such as "Fairway <portal@carrier.example>"',
  FAIRWAY_SEAL_FILE: 'the place of a PKCS #12 file (.p12, .pfx) with the key and the certificate for seals',
  FAIRWAY_SEAL_PASSWORD: 'the password of that file',
  FAIRWAY_TIME_SERVER: 'the http:// or https:// address of a time server (RFC 3161)',
  DOCUSIGN_URL: "the address of DocuSign's REST calls, such as https://eu.docusign.net/restapi",
  DOCUSIGN_AUTH_URL: 'where DocuSign hands out tokens, such as https://account.docusign.com',
  DOCUSIGN_ACCOUNT: 'the API account id at DocuSign',
  DOCUSIGN_CLIENT: 'the integration key at DocuSign',
  DOCUSIGN_USER: 'the id of the user at DocuSign on whose behalf letters are sent',
  DOCUSIGN_KEY_FILE: 'the place of the private RSA key of the integration, as PEM',
  DOCUSIGN_CALLBACK_KEY: 'the HMAC key of DocuSign Connect, at least 16 characters',
  FAIRWAY_WEB: 'the folder of the built web pages',
  PUBLIC_URL: 'the address that customers use, https://… in production',
  TRUST_PROXY: 'addresses or networks of proxies, separated by commas, such as 10.0.0.0/8',
}

/** The names of all settings; the operator's manual explains each. */
export const settingNames = Object.keys(wants)

export class SettingsError extends Error {}

export type Settings = ReturnType<typeof readSettings>

/** Reads the settings, tells demo from production, and names everything that is wrong at once. */
export function readSettings(environment: Record<string, string | undefined>) {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = Environment.safeParse(variables)
  if (!read.success) {
    const invalid = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))]
    throw new SettingsError(invalid.map((name) => `${name} must be ${wants[name as keyof typeof wants]}.`).join('\n')) // names come from the schema above
  }
  const env = read.data
  const databaseUrl = env.DATABASE_URL ?? env.FAIRWAY_EMBEDDED_URL
  if (!databaseUrl) throw new SettingsError('DATABASE_URL is missing. Use npm start for the embedded database.')
  const embedded = env.DATABASE_URL === undefined
  const demo = env.FAIRWAY_DEMO ?? (embedded && LOOPBACK.has(env.HOST) ? 'small' : 'off')
  const isDemo = demo !== 'off'
  if (!isDemo) refuseIncompleteProduction(env)
  refuseUnknownZone(env.FAIRWAY_ZONE)
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl,
    /** Where connections that keep something between statements lead: what listens, and what locks. */
    databaseDirectUrl: findDirectUrl(env) ?? databaseUrl,
    demo,
    isDemo,
    /** Anyone can sign in to a demo that others can reach, so every page says so. */
    isExposedDemo: isDemo && !LOOPBACK.has(env.HOST),
    clockRate: isDemo ? (env.FAIRWAY_CLOCK ?? 1) : 1,
    publicCallsPerMinute: env.FAIRWAY_RATE_PUBLIC ?? (isDemo ? 600 : 30),
    site: env.FAIRWAY_SITE,
    zone: env.FAIRWAY_ZONE,
    carrierSilentMinutes: env.FAIRWAY_CARRIER_SILENT,
    place: env.FAIRWAY_PLACE ?? (isDemo ? 'Ningbo, CN, AS' : undefined),
    logLevel: env.FAIRWAY_LOG,
    gatesKey: isDemo ? env.FAIRWAY_GATES_KEY : undefined,
    operatorKey: env.FAIRWAY_OPERATOR_KEY,
    ...identityOf(env, isDemo),
    sealFile: env.FAIRWAY_SEAL_FILE,
    sealPassword: env.FAIRWAY_SEAL_PASSWORD,
    timeServer: env.FAIRWAY_TIME_SERVER,
    /** Where letters are signed; in the portal itself where there is none. */
    docusign: docusignOf(env),
    webFolder: env.FAIRWAY_WEB,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY?.split(',').map((network) => network.trim()),
    /** How long a stopping server goes on answering until the load balancer has noticed. */
    drainDelayMs: isDemo ? 0 : 2_000,
    /** How long one call may take before it is cancelled, in the database too. */
    requestLimitMs: 30_000,
    connectionTimeoutMs: env.FAIRWAY_DATABASE_WAIT * 1000,
    /** How long it waits for a row that another one has locked; and how long a statement of the sign-in may take. */
    lockTimeoutMs: Math.max(5, env.FAIRWAY_DATABASE_WAIT) * 1000,
    /** Bytes of bodies that are read or worked on at a moment, of all calls together. */
    bodyBytesInFlight: 128 * 1024 * 1024,
  }
}

/** What concerns accounts, sessions and mail. */
const identityOf = (env: z.output<typeof Environment>, isDemo: boolean) => ({
  /** The first one signs, the others are still recognised. Without any, those of a demo last as long as its process. */
  secrets: (env.FAIRWAY_SECRET ?? [randomBytes(32).toString('base64url')]) as [string, ...string[]], // one at least
  formsPerMinute: env.FAIRWAY_RATE_FORMS ?? (isDemo ? 300 : 20),
  idleSeconds: env.FAIRWAY_SESSION_IDLE,
  sessionSeconds: Math.round(env.FAIRWAY_SESSION_HOURS * 3600),
  passwordMinimum: env.FAIRWAY_PASSWORD_MINIMUM,
  passwordDays: env.FAIRWAY_PASSWORD_DAYS,
  /** Of admins and customer service; in the demo nobody has to. */
  secondFactor: env.FAIRWAY_SECOND_FACTOR ?? (isDemo ? 'offered' : 'required'),
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM ?? 'Fairway <portal@fairway.test>',
})

/** Production needs its address, its secret and its mail server; what belongs to the demo has no place in it. */
function refuseIncompleteProduction(env: z.output<typeof Environment>) {
  if (env.FAIRWAY_CLOCK !== undefined && env.FAIRWAY_CLOCK !== 1)
    throw new SettingsError('FAIRWAY_CLOCK belongs to demo mode. Set FAIRWAY_DEMO, or leave the clock alone.')
  if (!env.PUBLIC_URL?.startsWith('https://'))
    throw new SettingsError(
      'PUBLIC_URL must be the https:// address that customers use: this is production. For a demo set FAIRWAY_DEMO=small.',
    )
  if (!env.FAIRWAY_SECRET)
    throw new SettingsError(`FAIRWAY_SECRET is missing: this is production. It must be ${wants.FAIRWAY_SECRET}.`)
  if (!(env.SMTP_URL && env.MAIL_FROM))
    throw new SettingsError(
      `SMTP_URL and MAIL_FROM are missing: this is production, and people get their codes by mail. They must be ${wants.SMTP_URL}, and ${wants.MAIL_FROM}.`,
    )
}

/** All of DocuSign's settings, or none of them. */
function docusignOf(env: z.output<typeof Environment>) {
  const values = {
    url: env.DOCUSIGN_URL,
    authUrl: env.DOCUSIGN_AUTH_URL,
    account: env.DOCUSIGN_ACCOUNT,
    client: env.DOCUSIGN_CLIENT,
    user: env.DOCUSIGN_USER,
    keyFile: env.DOCUSIGN_KEY_FILE,
    callbackKey: env.DOCUSIGN_CALLBACK_KEY,
  }
  const given = Object.values(values).filter((value) => value !== undefined)
  if (given.length === 0) return undefined
  if (given.length === Object.keys(values).length) return values as Record<keyof typeof values, string> // all are there
  throw new SettingsError('Of the settings DOCUSIGN_… some are missing: set all seven of them, or none.')
}

/** Only a database of one's own can have a pooler before it. */
const findDirectUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: z.output<typeof Environment>) =>
  DATABASE_URL && DATABASE_DIRECT_URL

function refuseUnknownZone(zone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    throw new SettingsError(`FAIRWAY_ZONE must be ${wants.FAIRWAY_ZONE}.`)
  }
}

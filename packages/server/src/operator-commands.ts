import { isErrorCode } from '@fairway/contract/catalogue'
import { texts } from '@fairway/contract/catalogue.en'
import { carrierScopes, groups } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import { readEmail, readGroups } from './features/accounts/command-texts.ts'
import * as operator from './features/accounts/operator.actions.ts'
import * as key from './features/carrier/key.actions.ts'
import { createPasswords } from './features/identity/passwords/passwords.ts'
import { type Database, openPool } from './platform/database/database.ts'
import { prepareJobs } from './platform/database/jobs.ts'
import { migrate } from './platform/database/migrations.ts'
import { createKeys } from './platform/keys.ts'
import { UsageError } from './platform/monitoring/usage.ts'
import { EXIT_BAD_SETTINGS, SettingsError } from './platform/settings.ts'

const USAGE = `Usage:
  npm run admin -- create-admin <email>                    makes an admin and shows once the link to choose a password
  npm run admin -- list [word …]                           admins and customer service, or everyone with these words
  npm run admin -- disable <email>                         switches an account off and signs it out
  npm run admin -- enable <email>                          switches it on again
  npm run admin -- grant <email> <GROUP,GROUP,…|none>      grants exactly these groups
  npm run admin -- remove-factor <email>                   takes away a second factor that its owner has lost
  npm run admin -- create-key <name> <scope,scope,…|all>   makes a key for the carrier API and shows it once
  npm run admin -- list-keys                               names, scopes and age of the keys in force
  npm run admin -- revoke-key <name>                       ends a key at once
Groups: ${groups.join(', ')}
Scopes: ${carrierScopes.join(', ')}
`

type Work = (db: Database) => Promise<string>
type Environment = Readonly<Record<string, string | undefined>>

/** The operator's commands: what must be done before anyone can sign in, and what is easier done here. */
function readCommand([command, ...args]: string[], env: Environment): Work {
  const [first = '', second = ''] = args
  const needs = (count: number) => {
    if (args.length !== count) throw new UsageError(USAGE)
  }
  const forAccount = (work: (by: operator.Operator, email: string) => Promise<string>) => {
    needs(1)
    const email = readEmail(first)
    return withKeys(env, (by) => work(by, email))
  }
  switch (command) {
    case 'create-admin':
      return forAccount(operator.createAdmin)
    case 'disable':
      return forAccount(operator.disableAccount)
    case 'enable':
      return forAccount(operator.enableAccount)
    case 'remove-factor':
      return forAccount(operator.removeFactorOf)
    case 'grant': {
      needs(2)
      const [email, granted] = [readEmail(first), readGroups(second)]
      return withKeys(env, (by) => operator.grantGroups(by, email, granted))
    }
    case 'list':
      return (db) => operator.listAccounts(db, args.join(' '))
    case 'create-key': {
      needs(2)
      const [name, scopes] = [key.readKeyName(first), key.readScopes(second)]
      return (db) => key.createKey(db, name, scopes)
    }
    case 'list-keys':
      needs(0)
      return key.showKeys
    case 'revoke-key': {
      needs(1)
      const name = key.readKeyName(first)
      return (db) => key.endKey(db, name)
    }
    default:
      throw new UsageError(USAGE)
  }
}

/** Letters and links are sealed by the secret that the portal itself runs with. */
function withKeys(env: Environment, work: (by: operator.Operator) => Promise<string>): Work {
  const secrets = (env.FAIRWAY_SECRET ?? '').split(',').map((secret) => secret.trim())
  if (secrets.some((secret) => secret.length < 32))
    throw new SettingsError('FAIRWAY_SECRET must be the secret that the portal runs with: letters and links need it.')
  const keys = createKeys(secrets as [string, ...string[]]) // to split gives one at least
  return (db) => work({ db, keys, hash: hashOnce, publicUrl: env.PUBLIC_URL })
}

async function hashOnce(password: string) {
  const passwords = createPasswords()
  try {
    return await passwords.hash(password)
  } finally {
    await passwords.close()
  }
}

function findDatabase(env: Environment) {
  const url = env.DATABASE_URL || env.FAIRWAY_EMBEDDED_URL
  if (!url) throw new SettingsError('DATABASE_URL is missing: say which database to work on.')
  return { url, directUrl: env.DATABASE_DIRECT_URL || url }
}

async function administer({ url, directUrl }: ReturnType<typeof findDatabase>, work: Work) {
  await migrate(directUrl)
  await prepareJobs(directUrl)
  const pool = openPool(url, { size: 1, statementTimeoutMs: 10_000 })
  try {
    return await pool.transaction(work)
  } finally {
    await pool.close()
  }
}

function textOf(error: unknown) {
  if (error instanceof Refusal && isErrorCode(error.code)) return texts[error.code]
  return error instanceof Error ? error.message : String(error)
}

interface Ended {
  code: number
  /** One stream for results, one for errors. */
  out: string
  err: string
}

/** Runs a command of the operator. Nothing is touched before it is understood. */
export async function runCommand(args: string[], env: Environment): Promise<Ended> {
  try {
    const work = readCommand(args, env)
    return { code: 0, out: `${await administer(findDatabase(env), work)}\n`, err: '' }
  } catch (error) {
    const code = error instanceof UsageError ? 2 : error instanceof SettingsError ? EXIT_BAD_SETTINGS : 1
    return { code, out: '', err: `${textOf(error)}\n` }
  }
}

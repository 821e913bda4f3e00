import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { CodeRequest } from '@fairway/contract/identity/account.schema'
import { CODE_DIGITS } from '@fairway/contract/identity/account.values'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { checkCodeRequest, plainCode, usernameKey } from '@fairway/contract/identity/sign-in.rules'
import type { Language } from '@fairway/contract/shared/language'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { callerKey } from '../../../platform/http/rate-limit.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../../platform/keys.ts'
import { limitGuestMail } from '../../../platform/mail/mail-limit.ts'
import { type Mail, queueMail } from '../../../platform/mail/mail-queue.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import * as codes from './code.repository.ts'
import {
  CODE_SECONDS,
  type CodePurpose,
  flowOf,
  type Issued,
  letterKind,
  linkOf,
  TRIES_PER_ADDRESS,
} from './code.rules.ts'

/** The cookie outlives the longest code. */
const FLOW_SECONDS = CODE_SECONDS.confirm

/** A letter to nobody: it takes its way through the queue like any other, so that no answer comes sooner without it. */
const toNobody = (language: Language): Mail => ({
  to: '',
  language,
  template: 'confirmCode',
  values: { code: '000000', link: linkOf('confirm', { id: randomUUID(), code: '000000', key: newKey() }) },
})

interface MadeCode {
  id: string
  code: string
  key: string
}

const newKey = () => randomBytes(16).toString('base64url')

/** Ties the attempt to this browser. The cookie stays the same, so that an answer never shows what became of it. */
export function tieToBrowser({ browser }: Context): string {
  const cookie = browser.cookie('flow') ?? newSecret()
  browser.setCookie('flow', cookie, FLOW_SECONDS)
  return cookie
}

interface CodeOrder {
  /** Nobody where the address is unknown, or where the account gets no code. */
  holder: codes.Holder | undefined
  purpose: CodePurpose
  language: Language
  /** Of the cookie of the browser in which the code may be typed; of a secret that nobody has where there is none. */
  flowHash: Buffer
  issued: Issued
  /** The admin who had the code sent. */
  actor?: string
  /** What the letter says of whoever asked for it, so that its reader knows whether it was them. */
  requesterDetails?: Record<string, string>
  /** What was registered is replaced: no letter of before counts for it. */
  endsFormer?: true
  /** What goes out where no code does. */
  instead?: Mail
}

/**
 * The letter with a code. Where an admin asks for a new password nobody waits to type it: the link alone is of use, and
 * the letter, which also says why the old password fails, goes out however late it is.
 */
function letterOf(order: CodeOrder, to: string, made: MadeCode & { isLinkOnly: boolean }): Mail {
  const { purpose, language, actor, requesterDetails } = order
  const link = linkOf(purpose, made)
  if (purpose === 'reset' && actor !== undefined) return { to, language, template: 'resetRequired', values: { link } }
  if (made.isLinkOnly) return { to, language, template: 'resetLink', values: { link } }
  const until = new Date(Date.now() + CODE_SECONDS[purpose] * 1000).toISOString()
  const template = purpose === 'confirm' ? 'confirmCode' : 'resetCode'
  return { to, language, template, values: { code: made.code, link, until, ...requesterDetails } }
}

/** Mails a code and names the attempt. For nobody it takes the same steps, and nothing comes of them. */
export async function sendCode(
  { context, parts, db }: { context: Context; parts: Pick<IdentityParts, 'keys'>; db: Database },
  order: CodeOrder,
): Promise<string> {
  const { holder, purpose, language, issued, actor, endsFormer, instead = toNobody(language) } = order
  const kind = holder ? letterKind(issued, purpose) : 'none'
  const isLinkOnly = kind === 'link'
  // a link alone is typed nowhere: its code belongs to no browser
  const flowHash = isLinkOnly ? hashOf(newSecret()) : order.flowHash
  const made = {
    isLinkOnly,
    id: randomUUID(),
    code: String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
    key: newKey(),
  }
  const isSent = holder !== undefined && kind !== 'none'
  const accountId = isSent ? holder.id : randomUUID()
  if (holder && !isSent)
    await noteActivity(db, context, { accountId: holder.id, type: 'code', status: 'refused', detail: purpose, actor })
  else if (endsFormer) await codes.closeOpenCodes(db, accountId, purpose)
  else await codes.closeCodeOfBrowser(db, accountId, purpose, flowHash)
  await codes.insertCode(db, context, {
    id: made.id,
    accountId,
    purpose,
    hashes: {
      code: parts.keys.mac('code', `${made.id}.${made.code}`),
      link: hashOf(made.key),
      flow: flowHash,
    },
    address: callerKey(context.ip),
    isLinkOnly,
    actor,
  })
  await queueMail(db, parts.keys, isSent ? letterOf(order, holder.username, made) : instead)
  return made.id
}

/** A code that somebody asked for by a form: whoever may not have one gets the same answer. */
export async function mailCode(
  { context, parts }: { context: Context; parts: IdentityParts },
  request: z.output<typeof CodeRequest>,
  { purpose, mayHave }: { purpose: CodePurpose; mayHave: (holder: codes.Holder) => boolean },
): Promise<{ flow: string }> {
  refuseViolations(checkCodeRequest(request))
  await parts.captcha.spend(request.captcha)
  const cookie = tieToBrowser(context)
  const { username, language } = request
  const flow = await parts.pool.transaction(async (db) => {
    await limitGuestMail({ ...context, db })
    const found = await codes.lockAccount(db, { usernameKey: usernameKey(username), flow: flowOf(username) })
    const issued = await codes.countIssued(db, found?.id ?? randomUUID(), callerKey(context.ip))
    const holder = found && mayHave(found) ? found : undefined
    return sendCode({ context, parts, db }, { holder, purpose, language, flowHash: hashOf(cookie), issued })
  })
  return { flow }
}

/**
 * A typed code is good where it was asked for. That this browser never asked for one is plain from its call alone and
 * tells nothing of the code or of the account, so it can be said.
 */
export function refuseOtherBrowser({ browser }: Context, { key }: Pick<SubmittedCode, 'key'>) {
  if (!key && !browser.cookie('flow')) refuse('AU0022')
}

interface SubmittedCode {
  username: string
  code: string
  key?: string | undefined
}

export interface Proof {
  codeId: string
  accountId: string
}

/**
 * Checks a code: the try is counted first, and the answer never says what is wrong. A typed code is good only in the
 * browser that asked for it; a mailed link brings a key instead.
 */
export async function verifyCode(
  { context, parts, db }: { context: Context; parts: IdentityParts; db: Database },
  { username, code, key }: SubmittedCode,
  purpose: CodePurpose,
): Promise<Proof | undefined> {
  const { tries } = await codes.countAttemptFrom(db, callerKey(context.ip))
  const meant = { usernameKey: usernameKey(username), flow: flowOf(username) }
  await codes.lockAccount(db, meant) // locked first, as sending a code does, so that no two calls wait for each other
  const cookie = context.browser.cookie('flow')
  const mayType = tries <= TRIES_PER_ADDRESS
  const brought = { linkHash: key ? hashOf(key) : null, flowHash: cookie && mayType ? hashOf(cookie) : null }
  const open = await codes.findOpenCode(db, { ...meant, ...brought }, purpose)
  const id = open?.id ?? randomUUID()
  const tried = await codes.attemptCode(db, context, {
    id,
    macs: parts.keys.macs('code', `${id}.${plainCode(code)}`),
    ...brought,
    activity: purpose === 'confirm' ? 'confirmation' : 'passwordReset',
  })
  return tried?.isRight ? { codeId: tried.id, accountId: tried.accountId } : undefined
}

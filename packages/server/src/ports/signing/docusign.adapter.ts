import { createHash, createPrivateKey, type KeyObject } from 'node:crypto'
import { refuse } from '@fairway/contract/signing/signing.errors'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Logger } from '../../platform/monitoring/log.ts'
import { readAll } from './bounded-answer.ts'
import type { ServiceState, SigningService, ToSign } from './signing.port.ts'

/** The operator's account at DocuSign. */
export interface DocusignSettings {
  /** Of the REST calls, such as https://eu.docusign.net/restapi. */
  url: string
  /** Where tokens are handed out, such as https://account.docusign.com. */
  authUrl: string
  account: string
  /** The integration key. */
  client: string
  /** On whose behalf letters are sent. */
  user: string
  /** The private RSA key of the integration, as PEM. */
  key: string
}

const ANSWER_MS = 10_000
const JSON_BYTES = 1024 * 1024
const PDF_BYTES = 20 * 1024 * 1024
/** A token is renewed so long before it ends. */
const EARLY_MS = 5 * 60_000
/** Where the signature goes, in points from the upper left corner of the last page. */
const PLACE = { xPosition: '60', yPosition: '715' }

const Token = z.object({ access_token: z.string().max(10_000), expires_in: z.number().positive() })
const Envelope = z.object({ envelopeId: z.string().regex(/^[\w-]{1,64}$/) })
const View = z.object({ url: z.url({ protocol: /^https?$/ }) })
const Status = z.object({ status: z.string() })

const states: Record<string, 'declined' | 'ended'> = { declined: 'declined', voided: 'ended', deleted: 'ended' }

/** Letters are signed at DocuSign: an envelope with one document and one signer, who signs it in a page of DocuSign. */
export function createDocusign(settings: DocusignSettings, log: Pick<Logger, 'warn'>): SigningService {
  const { url, account } = settings
  const privateKey = createPrivateKey(settings.key)
  let token: { text: string; until: number } | undefined
  const tokenOf = async () => {
    if (token && token.until > Date.now()) return token.text
    const granted = await grant(settings, privateKey)
    token = { text: granted.access_token, until: Date.now() + granted.expires_in * 1000 - EARLY_MS }
    return token.text
  }
  const ask = async (method: string, path: string, body: object | undefined, limit: number) => {
    const headers = { authorization: `Bearer ${await tokenOf()}`, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${url}/v2.1/accounts/${account}/envelopes${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (response.status === 401) token = undefined
    if (!response.ok)
      throw new Error(`DocuSign answered ${response.status} to ${method} ${path.replace(/[\w-]{30,}/, '…')}`)
    return readAll(response, limit)
  }
  const call = async <S extends z.ZodType>(
    reply: S,
    method: string,
    path: string,
    body?: object,
  ): Promise<z.output<S>> => reply.parse(JSON.parse((await ask(method, path, body, JSON_BYTES)).toString('utf8')))
  /** What goes wrong there is one refusal here; the log says what it was. */
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      log.warn({ err: error }, 'DocuSign does not answer as agreed')
      return refuse('SG0001')
    }
  }
  return {
    name: 'docusign',
    open: (document) =>
      guarded(async () => {
        const { envelopeId } = await call(Envelope, 'POST', '', envelopeOf(document))
        const { signer, returnUrl } = document
        const view = { returnUrl, authenticationMethod: 'none', ...recipientOf(signer) }
        const { url: address } = await call(View, 'POST', `/${envelopeId}/views/recipient`, view)
        return { reference: envelopeId, url: address }
      }),
    stateOf: (reference) =>
      guarded(async (): Promise<ServiceState> => {
        const { status } = await call(Status, 'GET', `/${reference}`)
        if (status !== 'completed') return { state: states[status] ?? 'open' }
        const pdf = await ask('GET', `/${reference}/documents/combined`, undefined, PDF_BYTES)
        if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('DocuSign sent no PDF')
        return { state: 'completed', pdf }
      }),
    end: (reference) =>
      call(z.unknown(), 'PUT', `/${reference}`, { status: 'voided', voidedReason: 'Cancelled in the portal' }).then(
        () => {},
        // an envelope that is signed or ended already cannot be ended; the server is asked before anything counts
        (error: unknown) => log.warn({ err: error }, 'an envelope was not ended'),
      ),
  }
}

/** JWT grant: a key of ours vouches for the user, so that nobody has to sign in there. */
async function grant({ authUrl, client, user }: DocusignSettings, key: KeyObject) {
  const assertion = await new SignJWT({ scope: 'signature impersonation' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client)
    .setSubject(user)
    .setAudience(new URL(authUrl).host)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(key)
  const response = await fetch(`${authUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!response.ok) throw new Error(`DocuSign handed out no token: ${response.status}`)
  return Token.parse(JSON.parse((await readAll(response, JSON_BYTES)).toString('utf8')))
}

/** The same in the envelope and in the view, by which DocuSign knows that the signer is one of ours. */
const recipientOf = ({ id, name, email }: ToSign['signer']) => ({
  email,
  userName: name,
  clientUserId: createHash('sha256').update(id).digest('hex').slice(0, 32),
})

function envelopeOf({ id, title, pdf, pages, signer, callbackUrl }: ToSign) {
  const { email, userName, clientUserId } = recipientOf(signer)
  const signHereTabs = [{ documentId: '1', pageNumber: String(pages), ...PLACE }]
  return {
    status: 'sent',
    emailSubject: title.slice(0, 100),
    ...(callbackUrl && { eventNotification: notificationOf(callbackUrl) }),
    customFields: { textCustomFields: [{ name: 'signing', value: id, show: 'false' }] },
    documents: [
      { documentId: '1', name: title.slice(0, 100), fileExtension: 'pdf', documentBase64: pdf.toString('base64') },
    ],
    recipients: {
      signers: [{ recipientId: '1', routingOrder: '1', email, name: userName, clientUserId, tabs: { signHereTabs } }],
    },
  }
}

/** DocuSign calls us when something has happened, with a signature over what it says. */
const notificationOf = (url: string) => ({
  url,
  deliveryMode: 'SIM',
  requireAcknowledgment: 'true',
  includeHMAC: 'true',
  events: ['envelope-completed', 'envelope-declined', 'envelope-voided'],
  eventData: { version: 'restv2.1' },
})

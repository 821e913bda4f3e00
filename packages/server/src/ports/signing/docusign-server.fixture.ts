import { createHmac, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jwtVerify } from 'jose'

interface Envelope {
  status: string
  email: string
  clientUserId: string
  pdf: Buffer
  returnUrl?: string
}

type Fault = 'none' | 'down' | 'nonsense' | 'endless' | 'noToken' | 'noPdf'

const CALLBACK_KEY = 'the key of our callbacks'

/** A server that speaks the calls of DocuSign that we make, checks what it is given, and keeps envelopes. */
export async function startDocusign() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-docusign-'))
  const keyFile = path.join(folder, 'key.pem')
  await writeFile(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const envelopes = new Map<string, Envelope>()
  const calls: string[] = []
  let fault: Fault = 'none'
  const found = (id = '') => {
    const envelope = envelopes.get(id)
    if (!envelope) throw new Error(`no envelope ${id}`)
    return envelope
  }
  const grant = async (body: string, host: string) => {
    const asked = new URLSearchParams(body)
    if (asked.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error('grant type')
    const expected = { issuer: 'integration', subject: 'user', audience: host }
    const { payload } = await jwtVerify(asked.get('assertion') ?? '', publicKey, expected)
    if (payload.scope !== 'signature impersonation') throw new Error('scope')
    return { access_token: 'token', token_type: 'Bearer', expires_in: 3600 }
  }
  const begin = (body: string) => {
    const { status, documents, recipients } = JSON.parse(body)
    const [{ email, clientUserId, tabs }] = recipients.signers
    if (status !== 'sent' || tabs.signHereTabs[0].documentId !== documents[0].documentId) throw new Error('envelope')
    const envelopeId = crypto.randomUUID()
    const pdf = Buffer.from(documents[0].documentBase64, 'base64')
    envelopes.set(envelopeId, { status, email, clientUserId, pdf })
    return { envelopeId, status }
  }
  const view = (envelope: Envelope, body: string) => {
    const { returnUrl, email, clientUserId, authenticationMethod } = JSON.parse(body)
    const isSame = email === envelope.email && clientUserId === envelope.clientUserId
    if (!isSame || authenticationMethod !== 'none') throw new Error('recipient')
    envelope.returnUrl = returnUrl
    return { url: `http://docusign.example/Signing/${email}` }
  }
  const change = (envelope: Envelope, body: string) => {
    if (envelope.status !== 'sent') throw new Error('ended already')
    envelope.status = JSON.parse(body).status
    return {}
  }
  const answer = async ({ method, url = '', headers }: IncomingMessage, body: string): Promise<object | Buffer> => {
    if (url === '/oauth/token') return grant(body, headers.host ?? '')
    if (headers.authorization !== 'Bearer token') throw new Error('authorization')
    const [, id, rest = ''] = /^\/restapi\/v2\.1\/accounts\/account\/envelopes\/?([\w-]*)(.*)$/.exec(url) ?? []
    const routes: Record<string, () => object | Buffer> = {
      'POST ': () => begin(body),
      'POST /views/recipient': () => view(found(id), body),
      'GET /documents/combined': () =>
        fault === 'noPdf' ? Buffer.from('<html>') : Buffer.concat([found(id).pdf, Buffer.from('% signed\n')]),
      'GET ': () => ({ status: found(id).status }),
      'PUT ': () => change(found(id), body),
    }
    return routes[`${method} ${rest}`]?.() ?? Promise.reject(new Error(`${method} ${url}`))
  }
  const server = createServer(async (request, reply) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    calls.push(`${request.method} ${request.url?.replace(/[\w-]{36}/, 'ID')}`)
    if (fault === 'down' || (fault === 'noToken' && request.url === '/oauth/token'))
      return void reply.writeHead(500).end()
    if (fault === 'nonsense') return void reply.writeHead(200).end('<html>Welcome</html>')
    if (fault === 'endless') return void reply.writeHead(200).end(Buffer.alloc(2 * 1024 * 1024, '{'))
    try {
      const answered = await answer(request, Buffer.concat(pieces).toString())
      reply.writeHead(200).end(Buffer.isBuffer(answered) ? answered : JSON.stringify(answered))
    } catch (error) {
      reply.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port
  return {
    settings: {
      url: `${origin}/restapi`,
      authUrl: origin,
      account: 'account',
      client: 'integration',
      user: 'user',
      keyFile,
      callbackKey: CALLBACK_KEY,
    },
    calls,
    last: () => [...envelopes.keys()].at(-1) ?? '',
    envelope: found,
    /** The signer does this in the page of DocuSign, where nobody has ended the envelope. */
    act: (id: string, status: 'completed' | 'declined') => {
      const envelope = found(id)
      if (envelope.status === 'sent') envelope.status = status
    },
    fail: (how: Fault) => {
      fault = how
    },
    /** What DocuSign tells us, as it signs it. */
    callback: (envelopeId: string, at = new Date(), key = CALLBACK_KEY) => {
      const payload = { event: 'envelope-completed', generatedDateTime: at.toISOString(), data: { envelopeId } }
      const body = JSON.stringify({ ...payload, retryCount: calls.length })
      const signature = createHmac('sha256', key).update(body).digest('base64')
      return { body, headers: { 'content-type': 'application/json', 'x-docusign-signature-1': signature } }
    },
    close: async () => {
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { HELD_SECONDS } from '@fairway/contract/signing/signing.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { startDocusign } from '../../ports/signing/docusign-server.fixture.ts'
import { passSeconds, signingCalls, verify } from './signing.fixture.ts'

type Docusign = Awaited<ReturnType<typeof startDocusign>>
type Calls = ReturnType<typeof signingCalls>
let docusign: Docusign
const portals: Record<string, Portal> = {}
beforeAll(async () => {
  docusign = await startDocusign()
  portals.room = await startPortal()
  portals.docusign = await startPortal({ settings: { docusign: docusign.settings } })
})
afterAll(async () => {
  await Promise.all(Object.values(portals).map((portal) => portal.stop()))
  await docusign.close()
})
const portalOf = (service: string) => portals[service] ?? expect.fail(service)
const admin = async (portal: Portal) => signingCalls(portal, (await portal.person({ groups: ['ADMIN'] })).headers)
const callBack = ({ body, headers }: ReturnType<Docusign['callback']>) =>
  portalOf('docusign').call('POST', '/api/signing/callback', { body, headers })

/** How a signer signs, where each service has them do it. */
const sign: Record<string, (calls: Calls, id: string) => Promise<unknown>> = {
  room: (calls, id) => calls.complete(id),
  docusign: async () => {
    docusign.act(docusign.last(), 'completed')
    return callBack(docusign.callback(docusign.last()))
  },
}

describe.each(['room', 'docusign'])('every signing service, such as %s', (service) => {
  let portal: Portal
  let mei: Calls
  let rival: Calls
  const signIt = (id: string) => sign[service]?.(mei, id)
  beforeAll(async () => {
    portal = portalOf(service)
    ;[mei, rival] = [await admin(portal), await admin(portal)]
  })

  it('opens a letter for one signer, and keeps it as it was signed', async () => {
    const { id, url } = (await mei.open()).json
    expect(url).toMatch(service === 'room' ? /^\/sign\?id=/ : /^http:\/\/docusign\.example\//)
    expect((await mei.status(id)).json).toMatchObject({ service, state: 'open', isLive: true })
    expect((await rival.open()).json.errorCode).toBe('GE0010')
    await signIt(id)
    expect((await mei.status(id)).json).toMatchObject({ state: 'completed', isLive: false })
    const signed = await mei.document(id)
    expect(await verify(portal, signed)).toMatchObject({ finding: 'unchanged' })
    expect((await verify(portal, Buffer.concat([signed, Buffer.from(' ')]))).finding).not.toBe('unchanged')
    const { rows } = await portal.pool.raw.query(`select after from audit_entry where object_type = 'sample letter'`)
    expect(rows).toEqual(expect.arrayContaining([{ after: expect.objectContaining({ signing: 'completed', id }) }]))
  })

  it('does not count what was given up before it was signed', async () => {
    const { id } = (await mei.open()).json
    expect((await mei.release(id)).json.state).toBe('ended')
    await signIt(id)
    expect((await mei.status(id)).json.state).toBe('ended')
  })

  it('frees a letter whose page is gone, and ends it there for its former signer', async () => {
    const { id } = (await mei.open()).json
    await passSeconds(portal, id, HELD_SECONDS + 1)
    const theirs = (await rival.open()).json
    expect((await mei.seen(id)).json.state).toBe('ended')
    expect((await rival.release(theirs.id)).json.state).toBe('ended')
  })

  it('learns nothing from the address that a signer comes back to', async () => {
    const { id } = (await mei.open()).json
    await portal.get(`/docuSignReturn?id=${id}&event=signing_complete`)
    expect((await mei.status(id)).json.state).toBe('open')
    await mei.release(id)
  })
})

describe('DocuSign', () => {
  let mei: Calls
  beforeAll(async () => {
    mei = await admin(portalOf('docusign'))
  })

  it('sends the signer back to the page that asks the server', async () => {
    const { id } = (await mei.open()).json
    expect(docusign.envelope(docusign.last()).returnUrl).toMatch(new RegExp(`/docuSignReturn\\?id=${id}$`))
    expect((await mei.complete(id)).json.errorCode).toBe('GE0002')
    await mei.release(id)
    expect(docusign.envelope(docusign.last()).status).toBe('voided')
  })

  it('is asked by the page that waits, where no callback comes, and says who declined', async () => {
    const { id } = (await mei.open()).json
    expect((await mei.seen(id)).json.state).toBe('open')
    docusign.act(docusign.last(), 'declined')
    expect((await mei.seen(id)).json.state).toBe('declined')
    const again = (await mei.open()).json
    docusign.act(docusign.last(), 'completed')
    expect((await mei.seen(again.id)).json.state).toBe('completed')
  })

  it('is believed only where its callback is signed, on time and new', async () => {
    const { id } = (await mei.open()).json
    const envelope = docusign.last()
    docusign.act(envelope, 'completed')
    const genuine = docusign.callback(envelope)
    const refused = async (callback: ReturnType<Docusign['callback']>) =>
      expect((await callBack(callback)).json.errorCode).toBe('SG0002')
    const { 'x-docusign-signature-1': _, ...unsigned } = genuine.headers
    await refused({ body: genuine.body, headers: { ...unsigned, 'x-docusign-signature-1': '' } })
    await refused(docusign.callback(envelope, new Date(), 'another key'))
    await refused({ ...genuine, body: genuine.body.replace('completed', 'complete!') })
    await refused(docusign.callback(envelope, new Date(Date.now() - 16 * 60_000)))
    await refused(docusign.callback(envelope, new Date(Date.now() + 6 * 60_000)))
    expect((await mei.status(id)).json.state).toBe('open')
    expect((await callBack(genuine)).json).toEqual({ heard: true })
    expect((await mei.status(id)).json.state).toBe('completed')
    await refused(genuine)
    expect((await callBack(docusign.callback('unknown-envelope'))).json).toEqual({ heard: true })
    expect((await callBack(docusign.callback(envelope))).json).toEqual({ heard: true })
  })

  it('is not believed that something was signed when it says otherwise to us', async () => {
    const { id } = (await mei.open()).json
    expect((await callBack(docusign.callback(docusign.last()))).json).toEqual({ heard: true })
    expect((await mei.status(id)).json.state).toBe('open')
    await mei.release(id)
  })

  it.each(['down', 'nonsense', 'endless'] as const)('holds nothing and signs nothing while it is %s', async (fault) => {
    docusign.fail(fault)
    expect((await mei.open()).json.errorCode).toBe('SG0001')
    docusign.fail('none')
    const { id } = (await mei.open()).json
    docusign.act(docusign.last(), 'completed')
    const genuine = docusign.callback(docusign.last())
    docusign.fail(fault)
    expect((await callBack(genuine)).json.errorCode).toBe('SG0001')
    expect((await mei.seen(id)).json).toMatchObject({ state: 'open', isLive: true })
    docusign.fail('noPdf')
    expect((await callBack(genuine)).json.errorCode).toBe('SG0001')
    docusign.fail('none')
    expect((await callBack(genuine)).json).toEqual({ heard: true })
    expect((await mei.status(id)).json.state).toBe('completed')
  })
})

it('hears no callback where letters are signed in the portal itself', async () => {
  const { body, headers } = docusign.callback('some-envelope')
  const { json } = await portalOf('room').call('POST', '/api/signing/callback', { body, headers })
  expect(json.errorCode).toBe('SG0002')
})

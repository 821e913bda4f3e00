import { HELD_SECONDS } from '@fairway/contract/signing/signing.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { passSeconds, signingCalls, verify } from './signing.fixture.ts'

let portal: Portal
let mei: ReturnType<typeof signingCalls>
let rival: ReturnType<typeof signingCalls>
beforeAll(async () => {
  portal = await startPortal()
  mei = signingCalls(portal, (await portal.person({ groups: ['ADMIN'] })).headers)
  rival = signingCalls(portal, (await portal.person({ groups: ['ADMIN'] })).headers)
})
afterAll(() => portal.stop())

describe('a letter in the signing room', () => {
  it('is shown as a whole, signed with consent, sealed, and cannot be signed again', async () => {
    const { json } = await mei.open()
    expect(json.url).toBe(`/sign?id=${json.id}`)
    expect((await mei.status(json.id)).json).toMatchObject({ state: 'open', isLive: true, service: 'room' })
    const room = (await mei.room(json.id)).json
    expect(room.blocks.map(({ text }: { text?: string }) => text)).toContain(room.title)
    const shown = await mei.document(json.id)

    expect((await mei.complete(json.id, { typed: 'Lin Mei' }, { consent: false })).json.errorCode).toBe('GE0012')
    const signed = await mei.complete(json.id)
    expect(signed.json).toMatchObject({ state: 'completed', isLive: false })
    expect((await mei.complete(json.id)).json.errorCode).toBe('GE0007')
    expect((await mei.release(json.id)).json.state).toBe('completed')

    const sealed = await mei.document(json.id)
    expect(sealed.subarray(0, shown.length).equals(shown)).toBe(true)
    expect(await verify(portal, sealed)).toMatchObject({ finding: 'unchanged', seal: { reason: room.title } })
    const { rows } = await portal.pool.raw.query('select consent from signing where id = $1', [json.id])
    expect(rows[0].consent).toMatchObject({ how: 'typed', clock: 'own', ip: '127.0.0.1' })
  })

  it('takes a drawn signature, and no drawing that is none', async () => {
    const { id } = (await mei.open()).json
    for (const strokes of [[], [[0.5]], [[0.5, 1.5]], [[Number.NaN, 0]], Array(41).fill([0, 0]), [Array(402).fill(0)]])
      expect((await mei.complete(id, { strokes })).json.errorCode).toBe('GE0012')
    expect((await mei.complete(id, { typed: '   ' })).json.errorCode).toBe('GE0012')
    expect(
      (
        await mei.complete(id, {
          strokes: [
            [0, 1, 0.5, 0, 1, 1],
            [0.5, 0.5],
          ],
        })
      ).json.state,
    ).toBe('completed')
  })

  it('is not there for anybody else: neither its text nor its buttons', async () => {
    const { id } = (await mei.open()).json
    for (const call of [rival.status(id), rival.room(id), rival.seen(id), rival.release(id), rival.complete(id)])
      expect((await call).json.errorCode).toBe('GE0002')
    const none = '00000000-0000-4000-8000-000000000000'
    expect((await rival.status(id)).text).toBe((await rival.status(none)).text)
    expect((await mei.release(id)).json.state).toBe('ended')
    expect((await mei.complete(id)).json.errorCode).toBe('GE0007')
  })

  it('is held by whoever signs it, until they give it up, start again or their page is gone', async () => {
    const first = (await mei.open()).json
    expect((await rival.open()).json.errorCode).toBe('GE0010')
    const again = (await mei.open()).json
    expect((await mei.status(first.id)).json.state).toBe('ended')
    await passSeconds(portal, again.id, HELD_SECONDS - 5)
    expect((await rival.open()).json.errorCode).toBe('GE0010')
    expect((await mei.seen(again.id)).json.isLive).toBe(true)
    await passSeconds(portal, again.id, HELD_SECONDS + 1)
    expect((await mei.status(again.id)).json).toMatchObject({ state: 'open', isLive: false })

    const theirs = await rival.open()
    expect(theirs.status).toBe(200)
    expect((await mei.seen(again.id)).json.state).toBe('ended')
    expect((await mei.complete(again.id)).json.errorCode).toBe('GE0007')
    expect((await mei.open()).json.errorCode).toBe('GE0010')
    await rival.release(theirs.json.id)
    const mine = await mei.open()
    expect(mine.status).toBe(200)
    await mei.release(mine.json.id)
  })

  it('is opened by one of two who try at the same moment', async () => {
    const answers = await Promise.all([mei.open(), rival.open()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([mei, rival].map((one, at) => one.release(answers[at]?.json.id ?? '')))
  })
})

it('tells an admin where letters are signed and with which certificate', async () => {
  const { headers } = await portal.person({ groups: ['ADMIN'] })
  const { json } = await portal.get('/api/signing/setup', headers)
  expect(json).toMatchObject({ service: 'room', hasTimeServer: false })
  expect(json.certificate.subject).toContain('portal seal')
})

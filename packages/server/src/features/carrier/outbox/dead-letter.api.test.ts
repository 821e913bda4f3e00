import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import {
  type BookingSystem,
  connectCarrier,
  handIn,
  passSeconds,
  refused,
  submission,
  taken,
} from './outbox.fixture.ts'

let portal: Portal
let gates: BookingSystem
let admin: Awaited<ReturnType<Portal['person']>>
beforeAll(async () => {
  portal = await startPortal()
  gates = await connectCarrier(portal)
  admin = await portal.person({ groups: ['ADMIN'] })
})
afterAll(() => portal.stop())
beforeEach(async () => {
  await portal.pool.raw.query('delete from outbox_entry')
  await portal.pool.raw.query('delete from notice')
})

const list = async () => (await portal.get('/api/outbox/setAside', admin.headers)).json
const act = (what: 'retry' | 'drop', body: object) => portal.post(`/api/outbox/${what}`, body, admin.headers)
const notificationsOf = async (headers: Record<string, string>) =>
  (await portal.get('/api/notices', headers)).json.notices

/** The carrier refuses everything until nothing is handed out any more. */
async function refuseAll(reason: string) {
  for (let round = 0; round < 8; round++) {
    const entries = await gates.poll()
    if (entries.length > 0) await gates.acknowledge(entries.map(({ id }) => refused(id, reason)))
    await passSeconds(portal, 100_000)
  }
}

describe('submissions that the carrier did not take', () => {
  it('are shown to an admin with what the carrier said and how many wait behind them', async () => {
    await handIn(portal, 'FW00000001')
    for (const version of [2, 3]) await handIn(portal, 'FW00000001', submission('FW00000001', version))
    await refuseAll('unknown service contract')
    await handIn(portal, 'FW00000002')
    expect(await list()).toMatchObject({
      total: 1,
      waiting: 1,
      entries: [
        {
          topic: 'bookingRequest',
          key: 'FW00000001',
          kind: 'submission',
          version: 1,
          tries: 8,
          lastError: 'unknown service contract',
          behind: 2,
        },
      ],
      intake: { paused: false, listens: true },
      webhook: null,
    })
  })

  it('are told to every admin at once, and to nobody else', async () => {
    const others = [await portal.person({ groups: ['CSR'] }), await portal.person({ groups: ['BR'] })]
    await handIn(portal, 'FW00000003')
    await handIn(portal, 'FW00000004')
    await refuseAll('no such customer')
    expect(await notificationsOf(admin.headers)).toMatchObject([
      {
        kind: 'deliverySetAside',
        tone: 'error',
        args: { count: '2', refs: 'FW00000003, FW00000004', reason: 'no such customer' },
        isRead: false,
      },
    ])
    for (const { headers } of others) expect(await notificationsOf(headers)).toEqual([])
  })

  it('are tried again from the beginning when an admin says so, and what waits behind them follows', async () => {
    await handIn(portal, 'FW00000005')
    await handIn(portal, 'FW00000005', submission('FW00000005', 2))
    await refuseAll('down for repair')
    const [entry] = (await list()).entries
    expect((await act('retry', { ids: [entry.id] })).json).toEqual({ ids: [entry.id] })
    expect(await list()).toMatchObject({ total: 0, waiting: 2 })
    expect(await gates.poll()).toMatchObject([{ id: entry.id, attempt: 1, payload: { version: 1 } }])
    await gates.acknowledge([taken(entry.id)])
    expect(await gates.poll()).toMatchObject([{ payload: { version: 2 } }])
    const { rows } = await portal.pool.raw.query("select * from audit_entry where object_type = 'outbox entry' and object_id = $1", [entry.id]) // biome-ignore format: one line
    expect(rows).toMatchObject([
      {
        actor: admin.username,
        action: 'POST /api/outbox/retry',
        before: { key: 'FW00000005', tries: 8, lastError: 'down for repair' },
        after: { retried: true },
      },
    ])
  })

  it('are given up for a reason that stays on record, and what waits behind them goes on', async () => {
    await handIn(portal, 'FW00000006')
    await handIn(portal, 'FW00000006', submission('FW00000006', 2))
    await refuseAll('cannot be read')
    const [entry] = (await list()).entries
    expect((await act('drop', { ids: [entry.id] })).json.violations).toMatchObject([{ path: 'reason' }])
    expect((await act('drop', { ids: [entry.id], reason: 'sent by mail instead' })).json).toEqual({ ids: [entry.id] })
    expect(await gates.acknowledge([taken(entry.id)])).toEqual(['dropped'])
    expect(await gates.poll()).toMatchObject([{ payload: { version: 2 } }])
    const { rows } = await portal.pool.raw.query("select after from audit_entry where action = 'POST /api/outbox/drop'")
    expect(rows).toEqual([{ after: { dropped: 'sent by mail instead' } }])
  })

  it('are acted on once: a second admin is told that there is nothing left', async () => {
    await handIn(portal, 'FW00000007')
    await handIn(portal, 'FW00000008')
    await refuseAll('no')
    const [first, second] = (await list()).entries
    const replies = await Promise.all([
      act('retry', { ids: [first.id] }),
      act('drop', { ids: [first.id], reason: 'x' }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await act('retry', { ids: [first.id, second.id, '999999'] })).json.ids).toContain(second.id)
    expect((await act('retry', { ids: ['999999'] })).json.errorCode).toBe('GE0002')
  })

  it('come after all when the carrier acknowledges one that was set aside', async () => {
    await handIn(portal, 'FW00000009')
    await refuseAll('later')
    const [entry] = (await list()).entries
    expect(await gates.acknowledge([refused(entry.id, 'still not')])).toEqual(['setAside'])
    expect(await gates.acknowledge([taken(entry.id)])).toEqual(['delivered'])
    expect(await list()).toMatchObject({ total: 0, waiting: 0 })
  })
})

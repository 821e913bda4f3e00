import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { deadLetterExhausted } from './dead-letter.actions.ts'
import {
  type BookingSystem,
  connectCarrier,
  enqueue,
  handIn,
  passSeconds,
  refused,
  submission,
  taken,
} from './outbox.fixture.ts'

let portal: Portal
let gates: BookingSystem
beforeAll(async () => {
  portal = await startPortal()
  gates = await connectCarrier(portal)
})
afterAll(() => portal.stop())
afterEach(async () => {
  await portal.pool.raw.query('delete from outbox_entry')
})

const keysOf = (entries: { key: string; payload: { version: number } }[]) =>
  entries.map(({ key, payload }) => `${key} v${payload.version}`)

describe('what customers hand in', () => {
  it('reaches the carrier when it asks, once it is committed and not before', async () => {
    await expect(
      portal.pool.transaction(async (db) => {
        await enqueue(db, { topic: 'bookingRequest', key: 'FW00000001', payload: submission('FW00000001') })
        throw new Error('the customer’s submission failed')
      }),
    ).rejects.toThrow('failed')
    expect(await gates.poll()).toEqual([])

    await handIn(portal, 'FW00000001', submission('FW00000001', 1, { document: { customerReference: 'PO-1' } }))
    const [entry, ...others] = await gates.poll()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      topic: 'bookingRequest',
      key: 'FW00000001',
      attempt: 1,
      createdAt: expect.stringMatching(/Z$/),
      payload: { ediRef: 'FW00000001', version: 1, document: { customerReference: 'PO-1' } },
    })
  })

  it('comes one after another for each request, and side by side for different ones', async () => {
    for (const version of [1, 2, 3]) await handIn(portal, 'FW00000002', submission('FW00000002', version))
    await handIn(portal, 'FW00000003')

    const first = await gates.poll()
    expect(keysOf(first)).toEqual(['FW00000002 v1', 'FW00000003 v1'])
    expect(await gates.poll()).toEqual([])
    expect(await gates.acknowledge(first.map(({ id }) => taken(id)))).toEqual(['delivered', 'delivered'])
    const second = await gates.poll()
    expect(keysOf(second)).toEqual(['FW00000002 v2'])
    await gates.acknowledge(second.map(({ id }) => taken(id)))
    expect(keysOf(await gates.poll())).toEqual(['FW00000002 v3'])
  })

  it('keeps the order of commits for each request, whoever writes first', async () => {
    let commitFirst = () => {}
    const mayCommit = new Promise<void>((resolve) => {
      commitFirst = resolve
    })
    let wrote = () => {}
    const hasWritten = new Promise<void>((resolve) => {
      wrote = resolve
    })
    const first = portal.pool.transaction(async (db) => {
      await enqueue(db, { topic: 'bookingRequest', key: 'FW00000004', payload: submission('FW00000004', 1) })
      wrote()
      await mayCommit
    })
    await hasWritten
    const second = handIn(portal, 'FW00000004', submission('FW00000004', 2))
    await handIn(portal, 'FW00000005')
    expect(keysOf(await gates.poll())).toEqual(['FW00000005 v1'])
    commitFirst()
    await Promise.all([first, second])
    expect(keysOf(await gates.poll())).toEqual(['FW00000004 v1'])
  })

  it('is shared by two systems that ask at the same time, each entry given to one of them', async () => {
    const other = await connectCarrier(portal, 'second-system')
    for (let serial = 100; serial < 140; serial++) await handIn(portal, `FW00000${serial}`)
    const batches = await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 ? other : gates).poll('?limit=5')))
    const ids = batches.flat().map(({ id }) => id)
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(40)
  })

  it('is not held up by an entry that somebody else is writing to', async () => {
    await handIn(portal, 'FW00000006')
    await handIn(portal, 'FW00000007')
    const client = await portal.pool.raw.connect()
    try {
      await client.query('begin')
      await client.query("select from outbox_entry where key = 'FW00000006' for update")
      expect(keysOf(await gates.poll())).toEqual(['FW00000007 v1'])
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(keysOf(await gates.poll())).toEqual(['FW00000006 v1'])
  })

  it('is handed out again when whoever took it never acknowledged it', async () => {
    await handIn(portal, 'FW00000008')
    expect(await gates.poll()).toMatchObject([{ attempt: 1 }])
    await passSeconds(portal, 59)
    expect(await gates.poll()).toEqual([])
    await passSeconds(portal, 2)
    expect(await gates.poll()).toMatchObject([{ attempt: 2 }])
  })
})

describe('an acknowledgement', () => {
  it('counts once, however often it comes, and stands against a later refusal', async () => {
    await handIn(portal, 'FW00000009')
    const [entry] = await gates.poll()
    const id = entry?.id ?? ''
    expect(await gates.acknowledge([taken(id), taken(id)])).toEqual(['delivered', 'delivered'])
    expect(await gates.acknowledge([taken(id)])).toEqual(['delivered'])
    expect(await gates.acknowledge([refused(id, 'changed our mind')])).toEqual(['delivered'])
    await passSeconds(portal, 100_000)
    expect(await gates.poll()).toEqual([])
  })

  it('is nothing for an entry that was never handed out, or that does not exist', async () => {
    await handIn(portal, 'FW00000010')
    const { rows } = await portal.pool.raw.query('select id::text from outbox_entry')
    expect(await gates.acknowledge([taken(rows[0].id), taken('987654321')])).toEqual(['unknown', 'unknown'])
    expect(await gates.poll()).toHaveLength(1)
  })

  it('that comes late, after the entry went out again, is taken all the same', async () => {
    await handIn(portal, 'FW00000011')
    const [entry] = await gates.poll()
    await passSeconds(portal, 61)
    await gates.poll()
    expect(await gates.acknowledge([taken(entry?.id ?? '')])).toEqual(['delivered'])
  })

  it('refuses a try once, however often it is told, and the entry comes again after a rest', async () => {
    await handIn(portal, 'FW00000012')
    const [entry] = await gates.poll()
    const id = entry?.id ?? ''
    expect(await gates.acknowledge([refused(id, 'database is down')])).toEqual(['waiting'])
    await passSeconds(portal, 4)
    await gates.acknowledge([refused(id, 'database is down')])
    expect(await gates.poll()).toEqual([])
    await passSeconds(portal, 2)
    expect(await gates.poll()).toMatchObject([{ attempt: 2 }])
  })

  it.each([
    ['no entries', { entries: [] }],
    ['an id that is no number', { entries: [{ id: 'x', outcome: 'taken' }] }],
    ['an id beyond all numbers', { entries: [{ id: '9'.repeat(30), outcome: 'taken' }] }],
    ['a refusal without a reason', { entries: [{ id: '1', outcome: 'refused' }] }],
    ['an outcome of its own', { entries: [{ id: '1', outcome: 'perhaps' }] }],
  ])('with %s is refused', async (_what, body) =>
    expect((await portal.post('/carrier/v1/outbox/acknowledge', body, gates.headers)).status).toBe(400),
  )
})

/** Refuses an entry as often as it takes until it is handed out no more. */
async function refuseEightTimes(key: string) {
  const states: string[] = []
  for (let attempt = 1; attempt <= 8; attempt++) {
    const entry = (await gates.poll()).find((one) => one.key === key)
    expect(entry?.attempt).toBe(attempt)
    states.push(...(await gates.acknowledge([refused(entry?.id ?? '', `unknown contract, try ${attempt}`)])))
    await passSeconds(portal, 100_000)
  }
  return states
}

describe('a poisonous entry', () => {
  it('is set aside after eight tries; what is behind it waits, and all others flow', async () => {
    await handIn(portal, 'FW00000020')
    await handIn(portal, 'FW00000020', submission('FW00000020', 2))
    expect(await refuseEightTimes('FW00000020')).toEqual([...Array(7).fill('waiting'), 'setAside'])
    await handIn(portal, 'FW00000021')
    expect(keysOf(await gates.poll())).toEqual(['FW00000021 v1'])
  })

  it('is set aside when it was taken eight times and never acknowledged', async () => {
    await handIn(portal, 'FW00000022')
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect(await gates.poll()).toMatchObject([{ attempt }])
      expect(await portal.pool.transaction(deadLetterExhausted)).toBe(0)
      await passSeconds(portal, 100_000)
    }
    expect(await gates.poll()).toEqual([])
    expect(await portal.pool.transaction(deadLetterExhausted)).toBe(1)
    const { rows } = await portal.pool.raw.query(
      'select last_error, set_aside_at is not null as aside from outbox_entry',
    )
    expect(rows).toEqual([{ last_error: 'not acknowledged', aside: true }])
  })
})

describe('a poll that waits', () => {
  it('is answered as soon as there is something', async () => {
    const polling = gates.poll('?wait=20')
    await handIn(portal, 'FW00000030')
    expect(keysOf(await polling)).toEqual(['FW00000030 v1'])
  })

  it('comes back empty after its time, and may not ask for more than it is given', async () => {
    const startedAt = performance.now()
    expect(await gates.poll('?wait=1')).toEqual([])
    expect(performance.now() - startedAt).toBeGreaterThan(900)
    for (const query of ['?wait=21', '?wait=-1', '?limit=0', '?limit=101', '?wait=soon', '?since=5'])
      expect((await portal.get(`/carrier/v1/outbox${query}`, gates.headers)).status).toBe(400)
  })

  /** A poll on a connection of its own, and when the server has heard of it and of its end. */
  function beginPoll() {
    const { server } = portal.app
    const closed = new Promise<void>((resolve) => {
      server.once('connection', (socket) => socket.once('close', () => resolve()))
    })
    const arrived = new Promise((resolve) => {
      server.once('request', resolve)
    })
    const polling = request(`${portal.url}/carrier/v1/outbox?wait=20`, { headers: gates.headers, agent: false }).end()
    polling.on('error', () => undefined)
    return { polling, arrived, closed }
  }

  it('takes nothing along when its caller has gone', async () => {
    const { polling, arrived, closed } = beginPoll()
    await arrived
    polling.destroy()
    await closed
    await handIn(portal, 'FW00000031')
    expect(await gates.poll('?wait=5')).toMatchObject([{ key: 'FW00000031', attempt: 1 }])
  })

  it('gives back what it found when its caller went while it looked', async () => {
    const client = await portal.pool.raw.connect()
    try {
      await client.query('begin')
      await client.query('lock table outbox_entry in access exclusive mode')
      const { polling, closed } = beginPoll()
      // the portal's own tasks wait for this table too, and must not be taken for the poll
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
                          and query like '%taken_by%json_build_object(''entries''%'`
      await expect.poll(async () => (await portal.pool.raw.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
      polling.destroy()
      await closed
      await client.query("insert into outbox_entry (topic, key, payload) values ('bookingRequest', 'FW00000032', $1)", [
        submission('FW00000032'),
      ])
      await client.query('commit')
    } finally {
      client.release()
    }
    const entry = 'select tries, taken_at is not null as "wasTaken" from outbox_entry'
    await expect
      .poll(async () => (await portal.pool.raw.query(entry)).rows, { timeout: 10_000 })
      .toEqual([{ tries: 0, wasTaken: true }])
    expect(await gates.poll('?wait=5')).toMatchObject([{ key: 'FW00000032', attempt: 1 }])
  })
})

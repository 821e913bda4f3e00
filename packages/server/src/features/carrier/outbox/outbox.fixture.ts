import type { Database } from '../../../platform/database/database.ts'
import { enqueueLocked, type NewOutboxEntry } from '../../../platform/outbox.ts'
import type { Portal } from '../../../platform/testing.ts'

/** What a customer handed in, as the booking slice would put it out. */
export const submission = (ediRef: string, version = 1, more: object = {}) => ({
  ediRef,
  version,
  kind: version === 1 ? 'submission' : 'amendment',
  ...more,
})

/** The carrier's side of the outbox, with a key of its own. */
export async function connectCarrier(portal: Portal, name = 'booking-system') {
  const key = await portal.mintKey(['requests'], name)
  const headers = { authorization: `Bearer ${key}` }
  const json = { 'content-type': 'application/json', ...headers }
  return {
    headers,
    poll: async (query = ''): Promise<{ id: string; key: string; attempt: number; payload: { version: number } }[]> =>
      (await portal.get(`/carrier/v1/outbox${query}`, headers)).json.entries,
    acknowledge: async (entries: object[]): Promise<string[]> =>
      (await portal.post('/carrier/v1/outbox/acknowledge', { entries }, headers)).json.entries.map(
        ({ state }: { state: string }) => state,
      ),
    put: (path: string, body: object) =>
      portal.call('PUT', `/carrier/v1/${path}`, { body: JSON.stringify(body), headers: json }),
    decide: async (lines: object[]) => (await portal.carrier('decisions', lines, headers)).json,
  }
}
export type BookingSystem = Awaited<ReturnType<typeof connectCarrier>>

export const taken = (id: string) => ({ id, outcome: 'taken' })
export const refused = (id: string, reason: string) => ({ id, outcome: 'refused', reason })

/** Hands something in; the lock stands for that of the row, which whoever writes for the same key waits for. */
export async function enqueue(db: Database, entry: NewOutboxEntry) {
  await db.run({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 14))', values: [entry.key] })
  await enqueueLocked(db, [entry])
}

/** The same in a transaction of its own. */
export const handIn = (portal: Portal, key: string, payload: object = submission(key)) =>
  portal.pool.transaction((db) => enqueue(db, { topic: 'bookingRequest', key, payload }))

/** As if so much time had passed for what is on its way. */
export const passSeconds = (portal: Portal, seconds: number) =>
  portal.pool.raw.query(
    'update outbox_entry set next_try_at = next_try_at - make_interval(secs => $1) where done_at is null',
    [seconds],
  )

import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import type { RequestDocument, RequestState } from '@fairway/contract/bookings/requests/booking-request.schema'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../platform/calls/failure.ts'
import { createDraftSaver, MOST_MS, REST_MS, RETRY_MS, type Write } from './draft-saver.ts'

const stateOf = (revision: number) => ({ id: 7, revision, savedAt: '2026-11-15T07:48:00Z' }) as RequestState // what the saver reads of it
const documentWith = (customerReference: string) => goodRequest({ customerReference })

let writes: Write<RequestDocument>[]
let answers: (RequestState | Error)[]
let saved: RequestState[]
let stale: number
const open = () =>
  createDraftSaver<RequestDocument, RequestState>({
    base: {},
    staleCode: 'BR0003',
    send: async (write) => {
      writes.push(write)
      const answer = answers.shift() ?? stateOf(writes.length)
      if (answer instanceof Error) throw answer
      return answer
    },
    onSaved: (state) => saved.push(state),
    onStale: () => {
      stale += 1
    },
    newKey: () => `key ${writes.length}`,
  })

beforeEach(() => {
  vi.useFakeTimers()
  writes = []
  answers = []
  saved = []
  stale = 0
})
afterEach(() => vi.useRealTimers())

describe('a document that is being written', () => {
  it('is saved once typing rests, well within three seconds, and says when', async () => {
    const saver = open()
    saver.note(documentWith('A'))
    await vi.advanceTimersByTimeAsync(REST_MS - 1)
    saver.note(documentWith('AB'))
    await vi.advanceTimersByTimeAsync(REST_MS - 1)
    expect(writes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(REST_MS).toBeLessThan(3000)
    expect(writes.map(({ body }) => body.document.customerReference)).toEqual(['AB'])
    expect(saver.state.get()).toEqual({ kind: 'saved', at: '2026-11-15T07:48:00Z' })
  })

  it('is saved every now and then while somebody types on and on', async () => {
    const saver = open()
    for (let typed = 0; typed * 500 <= MOST_MS; typed += 1) {
      saver.note(documentWith(`A${typed}`))
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(writes).toHaveLength(1)
    saver.stop()
  })

  it('names from then on the request and the revision that the server answered with', async () => {
    const saver = open()
    saver.note(documentWith('A'))
    await saver.flush()
    saver.note(documentWith('B'))
    await saver.flush()
    expect(writes.map(({ body: { id, revision } }) => ({ id, revision }))).toEqual([{}, { id: 7, revision: 1 }])
    expect(new Set(writes.map(({ key }) => key)).size).toBe(2)
  })

  it('repeats a write that was never answered just as it was, so that one request comes of it', async () => {
    answers = [new Failure('down'), new Failure('timedOut')]
    const saver = open()
    saver.note(documentWith('A'))
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(saver.state.get()).toEqual({ kind: 'away' })
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    saver.note(documentWith('B'))
    await saver.flush()
    expect(writes.map(({ key, body }) => [key, body.id, body.document.customerReference])).toEqual([
      ['key 0', undefined, 'A'],
      ['key 0', undefined, 'A'],
      ['key 0', undefined, 'A'],
      ['key 3', 7, 'B'],
    ])
    expect(saver.unsaved()).toEqual({ document: undefined, write: undefined })
  })

  it('saves what is typed while a save is under way after it', async () => {
    const saver = open()
    saver.note(documentWith('A'))
    const first = saver.flush()
    saver.note(documentWith('AB'))
    await first
    expect(writes.map(({ body }) => body.document.customerReference)).toEqual(['A', 'AB'])
  })

  it('stops when somebody else was faster, keeps what was typed, and goes on on top of theirs', async () => {
    answers = [new Failure('refused', 409, { errorCode: 'BR0003' })]
    const saver = open()
    saver.note(documentWith('mine'))
    expect(await saver.flush()).toBe(false)
    saver.note(documentWith('mine too'))
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect([writes.length, stale, saver.state.get().kind]).toEqual([1, 1, 'stale'])
    expect(saver.unsaved().document?.customerReference).toBe('mine too')
    saver.adopt({ id: 7, revision: 9 })
    saver.note(documentWith('mine too'))
    await saver.flush()
    expect(writes[1]?.body).toMatchObject({ id: 7, revision: 9 })
  })

  it('waits for the next change after a refusal, and does not lose what was refused', async () => {
    const refusal = new Failure('refused', 409, { errorCode: 'BR0011', messageArgs: ['A'] })
    answers = [refusal]
    const saver = open()
    saver.note(documentWith('A'))
    await vi.advanceTimersByTimeAsync(REST_MS + 3 * RETRY_MS)
    expect([writes.length, saver.state.get()]).toEqual([1, { kind: 'refused', error: refusal }])
    expect(saver.unsaved().document?.customerReference).toBe('A')
    saver.note(documentWith('A2'))
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(saver.state.get().kind).toBe('saved')
  })
})

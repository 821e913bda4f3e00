import { facts, goodRequest } from '@fairway/contract/bookings/booking-request.fixture'
import { checkRequest } from '@fairway/contract/bookings/booking-request.rules'
import type { RequestDetail, RequestDocument, RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../../platform/failure.ts'
import { createDocumentWork } from '../../../ui/document-form/document-work.ts'
import { REST_MS, type Write } from '../../../ui/document-form/draft-saver.ts'
import { requestDefinition, withLocks } from './request.definition.ts'

const stateOf = (revision: number, more: Partial<RequestState> = {}): RequestState => ({
  id: 7,
  ediRef: 'FW00000007',
  status: 'Draft',
  revision,
  version: 0,
  confirmedVersion: null,
  bookingNo: null,
  organisation: { ref: 'NBLIGHT', name: 'Ningbo Lighting' },
  savedAt: '2026-11-15T07:48:00Z',
  savedBy: 'Chen Mei',
  submittedAt: null,
  carrierAction: null,
  carrierAt: null,
  carrierNote: null,
  ...more,
})
const detailOf = (document: RequestDocument, revision: number, more: Partial<RequestState> = {}): RequestDetail => ({
  state: stateOf(revision, more),
  document,
  sent: null,
})

let writes: Write<RequestDocument>[]
let onServer: RequestDetail
let unsaved: (RequestDocument | undefined)[]
/** What somebody does while a save is on its way. */
let duringSave: () => void
/** A request that is open in one tab; `onServer` is what anybody else made of it. */
const open = (detail: RequestDetail) => {
  onServer = detail
  const save = async (write: Write<RequestDocument>) => {
    writes.push(write)
    duringSave()
    if (write.body.revision !== onServer.state.revision) throw new Failure('refused', 409, { errorCode: 'BR0003' })
    onServer = detailOf(write.body.document, onServer.state.revision + 1)
    return onServer.state
  }
  return createDocumentWork(
    { ...requestDefinition, save, load: async () => onServer },
    {
      opened: {
        document: detail.document,
        base: { id: 7, revision: detail.state.revision },
        detail,
        isRestored: false,
      },
      validate: withLocks((document) => checkRequest(document, facts)),
      onUnsaved: (one) => unsaved.push(one?.document),
    },
  )
}
beforeEach(() => {
  writes = []
  unsaved = []
  duringSave = () => {}
})

const mine = goodRequest({ poNumber: 'mine' })
const theirs = goodRequest({ poNumber: 'theirs' })

describe('a second tab that was faster', () => {
  const collide = async () => {
    const work = open(detailOf(goodRequest(), 1))
    onServer = detailOf(theirs, 2, { savedBy: 'Li Wei' })
    work.form.put(mine)
    await work.saver.flush()
    await expect.poll(() => work.theirs.get()).toBeDefined()
    return work
  }

  it('takes nothing of what was typed away, and shows theirs beside it', async () => {
    const work = await collide()
    expect(work.form.document.get().poNumber).toBe('mine')
    expect(work.theirs.get()?.document.poNumber).toBe('theirs')
    expect(unsaved.at(-1)?.poNumber).toBe('mine')
    work.stop()
  })

  it('is never overwritten unasked: told of twice, by the live page and by the refused save, it stays a question', async () => {
    const work = open(detailOf(goodRequest(), 1))
    onServer = detailOf(theirs, 2, { savedBy: 'Li Wei' })
    work.form.put(mine)
    work.receive(onServer)
    expect(work.theirs.get()?.document.poNumber).toBe('theirs')
    await work.saver.flush()
    await expect.poll(() => work.saver.state.get().kind).toBe('stale')
    await new Promise(setImmediate)
    expect([work.theirs.get()?.document.poNumber, onServer.document.poNumber]).toEqual(['theirs', 'theirs'])
    work.keepMine()
    await work.saver.flush()
    expect([work.theirs.get(), onServer.document.poNumber]).toEqual([undefined, 'mine'])
    work.stop()
  })

  it('is overwritten by mine when I say so', async () => {
    const work = await collide()
    work.keepMine()
    await work.saver.flush()
    expect([work.theirs.get(), onServer.document.poNumber, onServer.state.revision]).toEqual([undefined, 'mine', 3])
    work.stop()
  })

  it('stays when I take theirs', async () => {
    const work = await collide()
    work.takeTheirs()
    await work.saver.flush()
    expect([work.form.document.get().poNumber, onServer.state.revision]).toEqual(['theirs', 2])
    expect(unsaved.at(-1)).toBeUndefined()
    work.stop()
  })
})

describe('news while a request is open', () => {
  it('show the carrier’s decision and leave what is typed alone', async () => {
    const work = open(detailOf(goodRequest(), 1, { status: 'Submitted', version: 1 }))
    work.form.put(mine)
    onServer = detailOf(goodRequest(), 2, { status: 'Approved', version: 1, carrierAction: 'Approved' })
    work.receive(onServer)
    expect([work.state.get()?.status, work.form.document.get().poNumber, work.theirs.get()]).toEqual([
      'Approved',
      'mine',
      undefined,
    ])
    await work.saver.flush()
    expect([onServer.document.poNumber, onServer.state.revision]).toEqual(['mine', 3])
    work.stop()
  })

  it('of the carrier are no change of somebody else’s while one types on through a save', async () => {
    vi.useFakeTimers()
    const work = open(detailOf(goodRequest(), 1, { status: 'Submitted', version: 1 }))
    duringSave = () => work.form.put(goodRequest({ poNumber: 'mine and more' }))
    work.form.put(mine)
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect([onServer.document.poNumber, work.state.get()?.revision]).toEqual(['mine', 2])
    work.receive(detailOf(onServer.document, 3, { status: 'Approved', version: 1 }))
    expect([work.theirs.get(), work.form.document.get().poNumber]).toEqual([undefined, 'mine and more'])
    work.stop()
    vi.useRealTimers()
  })

  it('of one’s own save that was not answered yet are no change of somebody else’s', async () => {
    const work = open(detailOf(goodRequest(), 1))
    work.form.put(mine)
    void work.saver.flush()
    work.form.put(goodRequest({ poNumber: 'mine and more' }))
    work.receive(detailOf(mine, 2))
    expect([work.theirs.get(), work.form.document.get().poNumber]).toEqual([undefined, 'mine and more'])
    work.stop()
  })

  it('bring others’ changes into a form that nobody typed into', () => {
    const work = open(detailOf(goodRequest(), 1))
    work.receive(detailOf(theirs, 2))
    expect(work.form.document.get().poNumber).toBe('theirs')
    expect(work.saver.unsaved().document).toBeUndefined()
    work.stop()
  })

  it('that only come with their fields in another order are no news', () => {
    const work = open(detailOf(goodRequest(), 1))
    work.form.put(mine)
    const turned = Object.fromEntries(Object.entries(mine).reverse()) as RequestDocument // the same fields
    work.receive(detailOf(turned, 2))
    expect([work.theirs.get(), work.saver.base().revision, work.saver.unsaved().document]).toEqual([
      undefined,
      2,
      undefined,
    ])
    work.stop()
  })

  it('that are older than what is shown change nothing', () => {
    const work = open(detailOf(mine, 5))
    work.receive(detailOf(theirs, 4))
    expect(work.form.document.get().poNumber).toBe('mine')
    work.stop()
  })
})

it('after approval, a changed payment term says that it is locked and that customer service changes it', () => {
  const work = open(detailOf(goodRequest(), 2, { status: 'Approved', version: 1 }))
  work.form.put(goodRequest({ paymentTerm: 'Collect', commodity: 'Lamps' }))
  expect(work.form.found.get()).toEqual([{ path: 'paymentTerm', code: 'BR0066', args: [] }])
  work.stop()
})

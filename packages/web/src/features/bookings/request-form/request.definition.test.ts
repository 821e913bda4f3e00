import { facts, goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import { checkRequest } from '@fairway/contract/bookings/requests/booking-request.rules'
import type {
  RequestDetail,
  RequestDocument,
  RequestState,
} from '@fairway/contract/bookings/requests/booking-request.schema'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../../platform/calls/failure.ts'
import { createDocumentEditor } from '../../../ui/document-form/document-editor.ts'
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
  emptyDepot: null,
  ...more,
})
const detailOf = (document: RequestDocument, revision: number, more: Partial<RequestState> = {}): RequestDetail => ({
  state: stateOf(revision, more),
  document,
  sent: null,
  confirmed: null,
  asked: null,
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
  return createDocumentEditor(
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
    const editor = open(detailOf(goodRequest(), 1))
    onServer = detailOf(theirs, 2, { savedBy: 'Li Wei' })
    editor.form.put(mine)
    await editor.saver.flush()
    await expect.poll(() => editor.theirs.get()).toBeDefined()
    return editor
  }

  it('takes nothing of what was typed away, and shows theirs beside it', async () => {
    const editor = await collide()
    expect(editor.form.document.get().poNumber).toBe('mine')
    expect(editor.theirs.get()?.document.poNumber).toBe('theirs')
    expect(unsaved.at(-1)?.poNumber).toBe('mine')
    editor.stop()
  })

  it('is never overwritten unasked: told of twice, by the live page and by the refused save, it stays a question', async () => {
    const editor = open(detailOf(goodRequest(), 1))
    onServer = detailOf(theirs, 2, { savedBy: 'Li Wei' })
    editor.form.put(mine)
    editor.receive(onServer)
    expect(editor.theirs.get()?.document.poNumber).toBe('theirs')
    await editor.saver.flush()
    await expect.poll(() => editor.saver.state.get().kind).toBe('stale')
    await new Promise(setImmediate)
    expect([editor.theirs.get()?.document.poNumber, onServer.document.poNumber]).toEqual(['theirs', 'theirs'])
    editor.keepMine()
    await editor.saver.flush()
    expect([editor.theirs.get(), onServer.document.poNumber]).toEqual([undefined, 'mine'])
    editor.stop()
  })

  it('is overwritten by mine when I say so', async () => {
    const editor = await collide()
    editor.keepMine()
    await editor.saver.flush()
    expect([editor.theirs.get(), onServer.document.poNumber, onServer.state.revision]).toEqual([undefined, 'mine', 3])
    editor.stop()
  })

  it('stays when I take theirs', async () => {
    const editor = await collide()
    editor.takeTheirs()
    await editor.saver.flush()
    expect([editor.form.document.get().poNumber, onServer.state.revision]).toEqual(['theirs', 2])
    expect(unsaved.at(-1)).toBeUndefined()
    editor.stop()
  })
})

describe('news while a request is open', () => {
  it('show the carrier’s decision and leave what is typed alone', async () => {
    const editor = open(detailOf(goodRequest(), 1, { status: 'Submitted', version: 1 }))
    editor.form.put(mine)
    onServer = detailOf(goodRequest(), 2, { status: 'Approved', version: 1, carrierAction: 'Approved' })
    editor.receive(onServer)
    expect([editor.state.get()?.status, editor.form.document.get().poNumber, editor.theirs.get()]).toEqual([
      'Approved',
      'mine',
      undefined,
    ])
    await editor.saver.flush()
    expect([onServer.document.poNumber, onServer.state.revision]).toEqual(['mine', 3])
    editor.stop()
  })

  it('of the carrier are no change of somebody else’s while one types on through a save', async () => {
    vi.useFakeTimers()
    const editor = open(detailOf(goodRequest(), 1, { status: 'Submitted', version: 1 }))
    duringSave = () => editor.form.put(goodRequest({ poNumber: 'mine and more' }))
    editor.form.put(mine)
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect([onServer.document.poNumber, editor.state.get()?.revision]).toEqual(['mine', 2])
    editor.receive(detailOf(onServer.document, 3, { status: 'Approved', version: 1 }))
    expect([editor.theirs.get(), editor.form.document.get().poNumber]).toEqual([undefined, 'mine and more'])
    editor.stop()
    vi.useRealTimers()
  })

  it('of one’s own save that was not answered yet are no change of somebody else’s', async () => {
    const editor = open(detailOf(goodRequest(), 1))
    editor.form.put(mine)
    void editor.saver.flush()
    editor.form.put(goodRequest({ poNumber: 'mine and more' }))
    editor.receive(detailOf(mine, 2))
    expect([editor.theirs.get(), editor.form.document.get().poNumber]).toEqual([undefined, 'mine and more'])
    editor.stop()
  })

  it('bring others’ changes into a form that nobody typed into', () => {
    const editor = open(detailOf(goodRequest(), 1))
    editor.receive(detailOf(theirs, 2))
    expect(editor.form.document.get().poNumber).toBe('theirs')
    expect(editor.saver.unsaved().document).toBeUndefined()
    editor.stop()
  })

  it('that only come with their fields in another order are no news', () => {
    const editor = open(detailOf(goodRequest(), 1))
    editor.form.put(mine)
    const turned = Object.fromEntries(Object.entries(mine).reverse()) as RequestDocument // the same fields
    editor.receive(detailOf(turned, 2))
    expect([editor.theirs.get(), editor.saver.base().revision, editor.saver.unsaved().document]).toEqual([
      undefined,
      2,
      undefined,
    ])
    editor.stop()
  })

  it('that are older than what is shown change nothing', () => {
    const editor = open(detailOf(mine, 5))
    editor.receive(detailOf(theirs, 4))
    expect(editor.form.document.get().poNumber).toBe('mine')
    editor.stop()
  })
})

it('after approval, a changed payment term says that it is locked and that customer service changes it', () => {
  const editor = open(detailOf(goodRequest(), 2, { status: 'Approved', version: 1 }))
  editor.form.put(goodRequest({ paymentTerm: 'Collect', commodity: 'Lamps' }))
  expect(editor.form.found.get()).toEqual([{ path: 'paymentTerm', code: 'BR0066', args: [] }])
  editor.stop()
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { VgmDraft, VgmInputs, VgmState } from '@fairway/contract/vgm/vgm.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../platform/calls/local-server.fixture.ts'
import { createDocumentEditor } from '../../ui/document-form/document-editor.ts'
import { twoBookings } from './sheet/sheet.fixture.ts'
import { vgmDefinition } from './vgm.definition.ts'

/** The carrier's portal as far as these calls go: two bookings, each with its own revision. */
let bookings = twoBookings()
let calls: string[] = []
const stateOf = (bookingNo: string, revision: number, savedBy: string): VgmState => ({
  ...{ id: Number(bookingNo), bookingNo, status: 'Pending', stored: 'Pending', revision, version: 0, hasUnsent: true },
  ...{ isComplete: false, savedAt: '2026-11-16T02:00:00.000Z', savedBy, submittedAt: null },
  ...{ carrierAction: null, carrierAt: null, carrierNote: null },
})
const keep = ({ bookingNo, revision, document }: Omit<VgmDraft, 'confirmed'>, by: string) => {
  const at = bookings.findIndex(({ header }) => header.bookingNo === bookingNo)
  const booking = bookings[at]
  if (!booking || (booking.state?.revision ?? 0) !== revision) return undefined
  const state = stateOf(bookingNo, revision + 1, by)
  bookings = bookings.with(at, { ...booking, state, document })
  return state
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const reply = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
  const { pathname } = new URL(request.url ?? '', 'http://portal')
  if (request.method === 'GET') return reply(200, { bookings, missing: [] })
  const body = (await json(request)) as VgmDraft & VgmInputs // as the definition sends them
  calls.push(`${pathname} ${body.bookingNo ?? body.submissions.map((one) => one.bookingNo).join()}`)
  if (pathname === '/api/vgm/draft') {
    const state = keep(body, 'Chen Mei')
    return state ? reply(200, { result: 'Success', state }) : reply(409, { errorCode: 'GE0007', messageArgs: [] })
  }
  const violations = [{ path: 'submissions.1.document.rows.0.mass', code: 'VGM0024', args: ['1 KG', '2 KG'] }]
  return reply(422, { errorCode: 'VGM0024', messageArgs: [], violations })
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer((request, response) => void answer(request, response))
})
afterAll(() => server.stop())
beforeEach(() => {
  bookings = twoBookings()
  calls = []
})

async function openSheet() {
  const definition = vgmDefinition(['7000001', '7000002'])
  const detail = await definition.load(0)
  const { document, state } = detail
  const opened = { document, base: { id: state.id, revision: state.revision }, detail, isRestored: false }
  const editor = createDocumentEditor(definition, { opened, validate: () => [], onUnsaved: () => {} })
  return { definition, editor }
}

describe('a sheet of two bookings', () => {
  it('saves the draft of the booking that changed, and then of the other', async () => {
    const { editor } = await openSheet()
    editor.form.setText('rows.1.mass', '24000')
    expect(await editor.saver.flush()).toBe(true)
    editor.form.setText('bookings.0.reference', 'NBL-9')
    expect(await editor.saver.flush()).toBe(true)
    expect(calls).toEqual(['/api/vgm/draft 7000002', '/api/vgm/draft 7000001'])
    expect(bookings.map(({ document }) => [document.reference, document.rows[0]?.mass])).toEqual([
      ['NBL-9', ''],
      ['NBL-7000002', '24000'],
    ])
    editor.stop()
  })

  it('shows what somebody else wrote meanwhile, and loses neither text', async () => {
    const { editor } = await openSheet()
    const [first] = bookings
    if (!first) throw new Error('there are two bookings')
    const [row] = first.document.rows
    keep(
      {
        bookingNo: '7000001',
        revision: 0,
        document: { ...first.document, rows: row ? [{ ...row, mass: '23000' }] : [] },
      },
      'Li Na',
    )
    editor.form.setText('rows.0.mass', '24000')
    await editor.saver.flush()
    await expect.poll(() => editor.theirs.get()?.document.rows[0]?.mass).toBe('23000')
    expect(editor.theirs.get()?.state.savedBy).toBe('Li Na')
    expect(editor.form.document.get().rows[0]?.mass).toBe('24000')
    editor.keepMine()
    expect(await editor.saver.flush()).toBe(true)
    expect(bookings[0]?.document.rows[0]?.mass).toBe('24000')
    editor.stop()
  })

  it('finds the cell of a refusal in the sheet', async () => {
    const { definition, editor } = await openSheet()
    editor.form.setText('rows.0.mass', '24000')
    editor.form.setText('rows.1.mass', '1')
    await editor.saver.flush()
    const body = { ...editor.saver.base(), document: editor.form.document.get() }
    const refused = await definition
      .submit({ key: 'a-write-key', body }, [], undefined)
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ answer: { violations: [{ path: 'rows.1.mass', code: 'VGM0024' }] } })
    expect(calls.at(-1)).toBe('/api/vgm/saveMultipleBooking 7000001,7000002')
    editor.stop()
  })
})

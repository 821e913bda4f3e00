import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { CorrectionDetail } from '@fairway/contract/corrections/correction.schema'
import { expect, it } from 'vitest'
import { createDocumentEditor } from '../../../ui/document-form/document-editor.ts'
import type { Write } from '../../../ui/document-form/draft-saver.ts'
import { correctionDefinition, correctionValidator, takeLatest } from './correction.definition.ts'

const booking = goodRequest({ commodity: 'Lamps', remarks: '' })
const detailOf = (document: RequestDocument, revision: number, base = booking): CorrectionDetail => ({
  state: {
    id: 7,
    shipmentNo: '3104482',
    blNo: 'FWYL310448201',
    status: 'In Progress',
    revision,
    version: 0,
    startedAt: '2026-11-15T07:40:00Z',
    startedBy: 'Chen Mei',
    savedAt: '2026-11-15T07:48:00Z',
    savedBy: 'Chen Mei',
    submittedAt: null,
    carrierAction: null,
    carrierAt: null,
    carrierNote: null,
  },
  document,
  base,
})

/** A correction that is open; what is saved counts on from its revision. */
function open(document: RequestDocument) {
  const detail = detailOf(document, 1)
  let server = detail
  const save = async ({ body }: Write<RequestDocument>) => {
    expect(body.revision).toBe(server.state.revision)
    server = detailOf(body.document, server.state.revision + 1, server.base)
    return server.state
  }
  const editor = createDocumentEditor(
    { ...correctionDefinition, save, load: async () => server },
    {
      opened: { document, base: { id: 7, revision: 1 }, detail, isRestored: false },
      validate: correctionValidator({
        vvds: [],
        packageTypes: [],
        containerTypes: [],
        serviceTypes: [],
        places: [],
        portofLoad: [],
        portsOfDischarge: [],
        clock: { now: '2026-11-15T07:40:00Z', rate: 1 },
      }),
      onUnsaved: () => {},
    },
  )
  return {
    editor,
    onServer: () => server.document,
    takeOver: (latest: RequestDocument, meanwhile: () => void) =>
      takeLatest(editor, latest, async (revision, saved) => {
        meanwhile()
        server = detailOf(saved, revision + 1, latest)
        return server
      }),
  }
}

it('what is typed while the latest data of the booking are taken over stays, and is saved', async () => {
  const { editor, takeOver, onServer } = open({ ...booking, remarks: 'please hurry' })
  const latest = { ...booking, commodity: 'Lamps, 2026 range' }
  await takeOver(latest, () => editor.form.setText('grossWeight', '19200'))
  expect(editor.form.document.get()).toEqual({ ...latest, remarks: 'please hurry', grossWeight: '19200' })
  expect(await editor.saver.flush()).toBe(true)
  expect(onServer()).toEqual(editor.form.document.get())
  editor.stop()
})

it('the latest data of the booking come below one’s own changes, and nothing is left to save', async () => {
  const { editor, takeOver } = open({ ...booking, remarks: 'please hurry' })
  const latest = { ...booking, commodity: 'Lamps, 2026 range', remarks: 'by the carrier' }
  await takeOver(latest, () => {})
  expect(editor.form.document.get()).toEqual({ ...latest, remarks: 'please hurry' })
  expect(editor.saver.unsaved()).toEqual({ document: undefined, write: undefined })
  editor.stop()
})

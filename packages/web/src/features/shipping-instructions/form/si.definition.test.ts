import { checkInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.rules'
import type { SiDetail, SiDocument, SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import {
  goodInstruction,
  siBooking,
  siContainer,
  siFacts,
} from '@fairway/contract/shipping-instructions/si-document.fixture'
import { describe, expect, it } from 'vitest'
import { createDocumentEditor } from '../../../ui/document-form/document-editor.ts'
import { createDocumentForm } from '../../../ui/document-form/document-form.store.ts'
import type { Write } from '../../../ui/document-form/draft-saver.ts'
import { siDefinition } from './si.definition.ts'

const stateOf = (revision: number, more: Partial<SiState> = {}): SiState => ({
  id: 7,
  bookingNo: '3104482',
  blNo: 'FWYL310448201',
  status: 'Draft',
  revision,
  version: 0,
  hasUnsent: false,
  organisation: { ref: 'NBL', name: 'Ningbo Lighting' },
  savedAt: '2026-11-20T02:00:00.000Z',
  savedBy: 'Chen Mei',
  submittedAt: null,
  carrierAction: null,
  carrierAt: null,
  carrierNote: null,
  carrierRemarks: [],
  hasDraft: false,
  draftApprovedAt: null,
  draftApprovedBy: null,
  ...more,
})
const detailOf = (document: SiDocument, revision: number): SiDetail => ({
  state: stateOf(revision),
  document,
  sent: null,
  booking: siBooking(),
  liveFrom: '1',
  watch: '',
})
const validate = (document: SiDocument) => checkInstruction(document, siFacts())

describe('an instruction in the form', () => {
  const form = createDocumentForm({
    start: goodInstruction(),
    rows: siDefinition.rows,
    validate,
    later: (act) => act(),
  })
  const boxes = () => form.rows.commodities.within(0).containers

  it('has containers of each commodity as rows', () => {
    boxes().paste(2, [siContainer(3)])
    expect(form.document.get().commodities[0]?.containers).toHaveLength(3)
    const putBack = boxes().remove(0)
    expect(form.found.get()).toEqual([])
    putBack()
    boxes().duplicate(0)
    form.leave('commodities.0.containers.1.containerNo')
    expect(form.shown.get().map(({ path, code }) => `${path} ${code}`)).toEqual([
      'commodities.0.containers.1.containerNo SI0026',
    ])
    boxes().remove(1)
  })

  it('moves a commodity with its containers', () => {
    form.rows.commodities.add()
    form.rows.commodities.move(0, 1)
    expect(form.document.get().commodities.map(({ containers }) => containers.length)).toEqual([0, 3])
    expect(form.rows.commodities.within(1).containers.keys.get()).toHaveLength(3)
  })
})

it('what somebody typed stays when a colleague saved meanwhile, until one of both is chosen', async () => {
  const mine = goodInstruction()
  const theirs = goodInstruction({ remarks: 'by a colleague' })
  const opened = { document: mine, base: { id: 7, revision: 1 }, detail: detailOf(mine, 1), isRestored: false }
  const saves: Write<SiDocument>[] = []
  const save = async (write: Write<SiDocument>) => {
    saves.push(write)
    return stateOf((write.body.revision ?? 0) + 1)
  }
  const editor = createDocumentEditor({ ...siDefinition, save }, { opened, validate, onUnsaved: () => {} })
  editor.form.setText('commodities.0.containers.1.seal', 'CN9')
  editor.receive(detailOf(theirs, 4))
  expect(editor.theirs.get()?.document.remarks).toBe('by a colleague')
  expect(editor.form.document.get().commodities[0]?.containers[1]?.seal).toBe('CN9')
  editor.keepMine()
  expect(await editor.saver.flush()).toBe(true)
  expect(saves.at(-1)?.body).toMatchObject({ id: 7, revision: 4, document: editor.form.document.get() })
  editor.stop()
})

it('nothing can be changed while a draft B/L waits for its approval', () => {
  const isLocked = (status: SiState['status']) => siDefinition.isLocked?.('blNo', stateOf(1, { status }))
  expect(isLocked('Correction Pending')).toBe(true)
  expect(isLocked('Accepted')).toBe(false)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../../platform/calls/failure.ts'
import { createDocumentEditor, type DocumentDefinition, type DocumentDetail, type Outcome } from './document-editor.ts'
import { createDocumentSubmission } from './document-submission.ts'
import type { Write } from './draft-saver.ts'

/** A document that no slice has: what is shared serves any. */
interface Weighing {
  remarks: string
  containers: { containerNo: string; mass: string }[]
}
type WeighingDetail = DocumentDetail<Weighing>

const stateOf = (revision: number) => ({
  id: 3,
  revision,
  savedAt: '2026-11-15T07:48:00Z',
  savedBy: 'Chen Mei',
  carrierAt: null,
})
const weighing: Weighing = { remarks: '', containers: [{ containerNo: 'FWYU4829130', mass: '21400' }] }
const warning = { path: 'containers.0.mass', code: 'VG0009', args: [] }

let onServer: WeighingDetail
let sent: { key: string; confirmed: readonly string[]; document: Weighing }[]
let answers: (Error | Outcome<WeighingDetail>)[]
let outcomes: string[]

const definition: DocumentDefinition<Weighing, WeighingDetail> = {
  name: 'weighing',
  rows: { containers: { empty: () => ({ containerNo: '', mass: '' }), limit: 3 } },
  load: async () => onServer,
  save: async ({ body }: Write<Weighing>) => {
    onServer = { state: stateOf(onServer.state.revision + 1), document: body.document }
    return onServer.state
  },
  submit: async ({ key, body }, confirmed) => {
    sent.push({ key, confirmed, document: body.document })
    const answer = answers.shift() ?? { result: 'Success', state: onServer.state }
    if (answer instanceof Error) throw answer
    return answer
  },
  remove: async () => {},
  staleCode: 'GE0007',
  changedCodes: ['GE0007'],
  fieldByCode: { VG0005: 'remarks' },
  warningsIn: (error) =>
    error instanceof Failure && error.answer.errorCode === 'VG0009' ? (error.answer.violations ?? []) : [],
}

function open(warnings: () => (typeof warning)[] = () => []) {
  onServer = { state: stateOf(1), document: weighing }
  const editor = createDocumentEditor(definition, {
    opened: { document: weighing, base: { id: 3, revision: 1 }, detail: onServer, isRestored: false },
    validate: ({ containers }) =>
      containers.flatMap(({ mass }, at) =>
        mass === '' ? [{ path: `containers.${at}.mass`, code: 'VG0001', args: [] }] : [],
      ),
    onUnsaved: () => {},
  })
  const submission = createDocumentSubmission(definition, editor, {
    warnings,
    onOutcome: ({ result }) => outcomes.push(result),
  })
  return { editor, submission }
}
beforeEach(() => {
  sent = []
  answers = []
  outcomes = []
})
const refusal = (errorCode: string, more = {}) => new Failure('refused', 422, { errorCode, ...more })

describe('sending a document', () => {
  it('saves what was typed first and sends just that', async () => {
    const { editor, submission } = open()
    editor.form.setText('containers.0.mass', '21450')
    await submission.submit()
    expect([onServer.document.containers[0]?.mass, sent[0]?.document.containers[0]?.mass]).toEqual(['21450', '21450'])
    expect([outcomes, submission.state.get()]).toMatchObject([['Success'], { isSending: false, attempts: 0 }])
    editor.stop()
  })

  it('is not tried while the rules find something wrong, and shows it', async () => {
    const { editor, submission } = open()
    editor.form.rows.containers.add()
    await submission.submit()
    expect([sent, submission.state.get().attempts]).toEqual([[], 1])
    expect(editor.form.shown.get().map(({ path, code }) => `${path} ${code}`)).toEqual(['containers.1.mass VG0001'])
    editor.stop()
  })

  it('happens once per intention: after no answer the same goes under the same key, a change under another', async () => {
    answers = [new Failure('down')]
    const { editor, submission } = open()
    await submission.submit()
    expect(submission.state.get()).toMatchObject({ attempts: 1, failure: { kind: 'down' } })
    await submission.submit()
    editor.form.setText('remarks', 'reweighed')
    await submission.submit()
    const [first, again, changed] = sent.map(({ key }) => key)
    expect([again === first, changed === first]).toEqual([true, false])
    editor.stop()
  })

  it('that is refused keeps what was typed, with the reason at its field', async () => {
    answers = [refusal('VG0005')]
    const { editor, submission } = open()
    editor.form.setText('remarks', 'by hand')
    await submission.submit()
    expect(editor.form.document.get().remarks).toBe('by hand')
    expect(editor.form.shown.get()).toMatchObject([{ path: 'remarks', code: 'VG0005', source: 'server' }])
    expect(submission.state.get()).toMatchObject({ attempts: 1, failure: undefined })
    editor.stop()
  })
})

describe('warnings', () => {
  it('that the page knows are confirmed before anything is sent, and for this once', async () => {
    const { editor, submission } = open(() => [warning])
    await submission.submit()
    expect([sent, submission.state.get().unconfirmed]).toEqual([[], [warning]])
    await submission.confirm()
    expect(sent.map(({ confirmed }) => confirmed)).toEqual([['VG0009']])
    await submission.submit()
    expect(submission.state.get().unconfirmed).toEqual([warning])
    editor.stop()
  })

  it('that only the server knows are asked about too, and are no failure', async () => {
    answers = [refusal('VG0009', { violations: [warning] })]
    const { editor, submission } = open()
    await submission.submit()
    expect(submission.state.get()).toMatchObject({ unconfirmed: [warning], attempts: 0, failure: undefined })
    await submission.confirm()
    expect([sent.length, sent[0]?.key === sent[1]?.key, outcomes]).toEqual([2, false, ['Success']])
    editor.stop()
  })
})

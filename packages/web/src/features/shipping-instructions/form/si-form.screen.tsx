import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { Violation } from '@fairway/contract/kit/errors'
import type {
  FieldRemark,
  SiBooking,
  SiState,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { warnInstruction } from '@fairway/contract/shipping-instructions/si-warning.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { createStore, useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { DocumentAlerts } from '../../../ui/document-form/document-alerts.tsx'
import { DocumentBar } from '../../../ui/document-form/document-bar.tsx'
import type { FieldNotes } from '../../../ui/document-form/document-context.ts'
import formCss from '../../../ui/document-form/document-form.module.css'
import { DocumentOutline } from '../../../ui/document-form/document-outline.tsx'
import { DocumentPage } from '../../../ui/document-form/document-page.tsx'
import { useDocumentPage } from '../../../ui/document-form/use-document-page.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { useViolationTexts } from '../../../ui/form/use-error-texts.ts'
import { Stack } from '../../../ui/layout.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { CommoditiesSection } from './commodities/commodities.section.tsx'
import type { ConfirmDialogProps } from './dialogs/confirm.dialog.tsx'
import type { SaveTemplateProps } from './dialogs/save-template.dialog.tsx'
import { placeOf, sectionId, sectionStates } from './form-section.rules.ts'
import { BillSection } from './sections/bill.section.tsx'
import { PartiesSection } from './sections/parties.section.tsx'
import { ReviewSection } from './sections/review.section.tsx'
import { needsConfirmation, type OpenedInstruction, siDefinition } from './si.definition.ts'
import { InstructionActions } from './si-actions.tsx'
import { type Findings, InstructionPartsProvider, useDocument, useInstructionParts, usePathName } from './si-context.ts'
import css from './si-form.module.css'
import { InstructionNotes, useInstructionHead } from './si-head.tsx'
import { CutOffPanel } from './side/cut-offs.tsx'
import { TotalsPanel } from './side/totals.tsx'
import { createFacts, findingsOf, instructionValidator, useCutOffWatch, useFindings } from './use-instruction-rules.ts'

const createNotes = () => createStore<FieldNotes>(new Map())

const NO_REMARKS: readonly FieldRemark[] = []
const sameAs = (one: readonly Violation[], other: readonly Violation[]) => JSON.stringify(one) === JSON.stringify(other)

/** Shows warnings and the carrier's remarks at their fields. */
function useNotes(notes: ReturnType<typeof createNotes>) {
  const { t } = useTranslation('siForm')
  const { editor, findings } = useInstructionParts()
  const { warnings } = useStore(findings)
  const [shown, setShown] = useState(warnings)
  if (shown !== warnings && !sameAs(shown, warnings)) setShown(warnings)
  const texts = useViolationTexts(shown)
  const remarks = useStore(editor.state)?.carrierRemarks ?? NO_REMARKS
  useEffect(() => {
    const found = new Map<string, string>()
    const add = (path: string, text: string) => found.set(path, [found.get(path), text].filter(Boolean).join(' '))
    for (const { path, text } of remarks) add(path, t('remarks.carrier', { text }))
    if (texts.length === shown.length) for (const [at, { path }] of shown.entries()) add(path, texts[at] ?? '')
    const before = notes.get()
    const isSame = found.size === before.size && [...found].every(([path, text]) => before.get(path) === text)
    if (!isSame) notes.set(found) // every field looks for its own
  }, [notes, remarks, shown, texts, t])
}

const ConfirmDialog = lazyDialog<ConfirmDialogProps>(
  async () => (await import('./dialogs/confirm.dialog.tsx')).ConfirmDialog,
)
const SaveTemplateDialog = lazyDialog<SaveTemplateProps>(
  async () => (await import('./dialogs/save-template.dialog.tsx')).SaveTemplateDialog,
)

interface Props {
  opened: OpenedInstruction
  booking: SiBooking
  choices: PublicChoices
  receivedAt: number
  onCreated: (state: SiState) => void
  /** Called after it was sent. */
  onSent: (state: SiState) => void
  onDeleted: () => void
  onOpen: (id: number) => void
}

type Facts = ReturnType<typeof createFacts>

/** The page of an instruction: its rules, warnings, results and the carrier's answers. */
function useInstructionPage({ opened, booking: first, choices, receivedAt, onCreated, onSent }: Props) {
  const { t } = useTranslation('siForm')
  const client = useQueryClient()
  const [made] = useState(() => {
    const booking = createStore(first)
    const facts = createFacts({ booking, choices, receivedAt })
    return {
      booking,
      facts,
      validate: instructionValidator(facts),
      findings: createStore<Findings>(findingsOf(opened.document, facts(opened.detail?.state))),
      shownPage: createStore<number | undefined>(undefined),
      notes: createNotes(),
    }
  })
  const state = useRef(opened.detail?.state)
  const page = useDocumentPage(siDefinition, {
    opened,
    validate: made.validate,
    onCreated,
    warnings: (document) =>
      warnInstruction(document, made.facts(state.current)).filter(({ code }) => needsConfirmation(code)),
    onOutcome: ({ result, state }) => {
      if (result !== 'Success')
        return showToast({ kind: 'note', text: t(result === 'NoEdit' ? 'result.NoEdit' : 'result.Error') })
      void client.invalidateQueries({ queryKey: ['GET /api/si/instruction'] })
      onSent(state)
    },
    onNews: ({ state: { carrierAction } }, isDecided) => {
      if (isDecided && carrierAction)
        showToast({ kind: 'note', text: t('life.decided', { action: t(`words.carrierActions.${carrierAction}`) }) })
    },
  })
  state.current = useStore(page.editor.state)
  const detail = useStore(page.editor.detail)
  useEffect(() => {
    if (detail) made.booking.set(detail.booking)
  }, [detail, made])
  return { page, ...made }
}

/** The form of a shipping instruction: outline, cut-offs and totals beside its sections, and the bar. */
export function InstructionFormScreen(props: Props) {
  const { choices, receivedAt, onDeleted, onOpen } = props
  const { page, booking, facts, findings, shownPage, notes } = useInstructionPage(props)
  const { id, editor, submission } = page
  const [isNaming, setIsNaming] = useState(false)
  const { unconfirmed } = useStore(submission.state)
  const state = useStore(editor.state)
  const head = useInstructionHead(state, editor.form.document.get().blNo)
  const nameOf = usePathName()
  const reveal = (path: string) => {
    const [list, at] = path.split('.')
    if (list === 'commodities' && at !== undefined) shownPage.set(editor.form.rows.commodities.keys.get()[Number(at)])
  }
  return (
    <InstructionPartsProvider value={{ id, editor, booking, choices, receivedAt, findings, shownPage }}>
      <DocumentPage
        {...head}
        page={page}
        nameOf={nameOf}
        reveal={reveal}
        notes={notes}
        actions={<InstructionActions onDeleted={onDeleted} onOpen={onOpen} />}
        above={<Watching facts={facts} notes={notes} />}
        className={css.form}
      >
        {content}
        <InstructionBar onSubmit={submission.submit} onTemplate={() => setIsNaming(true)} />
      </DocumentPage>
      {unconfirmed && (
        <ConfirmDialog
          warnings={unconfirmed}
          nameOf={nameOf}
          onClose={submission.close}
          onConfirm={() => void submission.confirm()}
        />
      )}
      {isNaming && <SaveTemplateDialog editor={editor} onClose={() => setIsNaming(false)} />}
    </InstructionPartsProvider>
  )
}

/** Always the same, so that a save, which changes the state of the instruction, does not render every field again. */
const content = (
  <>
    <div className={css.beside}>
      <InstructionOutline />
      <div className={css.panels}>
        <CutOffPanel />
        <TotalsPanel />
      </div>
    </div>
    <Stack gap={16} className={css.sections}>
      <DocumentAlerts />
      <BillSection />
      <PartiesSection />
      <CommoditiesSection />
      <ReviewSection />
    </Stack>
  </>
)

/** Follows the clock and the document; shows what that means above the form. */
function Watching({ facts, notes }: { facts: Facts; notes: ReturnType<typeof createNotes> }) {
  useFindings(facts)
  useNotes(notes)
  const { isAmsOver } = useCutOffWatch(facts)
  return <InstructionNotes isAmsOver={isAmsOver} />
}

interface BarProps {
  onSubmit: () => unknown
  onTemplate: () => void
}

function InstructionBar({ onSubmit, onTemplate }: BarProps) {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const state = useStore(editor.state)
  if (state && !canInstruct('submit', state.status)) return null
  const submit = !state || state.version === 0 ? 'submit' : state.status === 'Accepted' ? 'correct' : 'sendChanges'
  return (
    <DocumentBar
      ready={<Ready />}
      placeOf={placeOf}
      texts={{ submit: t(`actions.${submit}`), sending: t('actions.sending') }}
      onSubmit={onSubmit}
    >
      <Button onClick={onTemplate}>{t('actions.template')}</Button>
      <Button onClick={() => void editor.saver.flush()}>{t('actions.save')}</Button>
    </DocumentBar>
  )
}

/** No errors are left. Says how many warnings the sender is asked about. */
function Ready() {
  const { t } = useTranslation('siForm')
  const { findings } = useInstructionParts()
  const count = useStore(findings).warnings.filter(({ code }) => needsConfirmation(code)).length
  const blNo = useDocument((document) => document.blNo)
  if (count > 0) return <p className={formCss.warned}>{t('actions.warned', { count })}</p>
  return <p className={formCss.ready}>{t('actions.ready', { blNo })}</p>
}

/** The outline of the instruction. */
function InstructionOutline() {
  const { t } = useTranslation('siForm')
  const { editor } = useInstructionParts()
  const states = sectionStates(useStore(editor.form.found), useStore(editor.form.shown))
  const sections = states.map(({ section, state, errorCount }) => ({
    id: sectionId(section),
    title: t(`sections.${section}`),
    state,
    errorCount,
  }))
  return <DocumentOutline id="si-outline" sections={sections} />
}

import type { BookingChoices, Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestState } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { DetailType } from '@fairway/contract/bookings/requests/booking-request.values'
import { warningsOf } from '@fairway/contract/bookings/requests/sailing.rules'
import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { createStore, useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { DocumentAlerts } from '../../../ui/document-form/document-alerts.tsx'
import { DocumentBar } from '../../../ui/document-form/document-bar.tsx'
import formCss from '../../../ui/document-form/document-form.module.css'
import { DocumentOutline } from '../../../ui/document-form/document-outline.tsx'
import { DocumentPage } from '../../../ui/document-form/document-page.tsx'
import { useDocumentPage } from '../../../ui/document-form/use-document-page.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Stack } from '../../../ui/layout.tsx'
import { lazyDialog, lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { useForgetRequest } from '../request-queries.ts'
import { ContainersSection } from './containers/containers.section.tsx'
import {
  isSpecial,
  requestSections,
  type SectionState,
  sectionId,
  sectionOf,
  sectionStates,
} from './form-section.rules.ts'
import { PartiesSection } from './parties/parties.section.tsx'
import { type OpenedRequest, requestDefinition } from './request.definition.ts'
import { RequestFormActions } from './request-actions.tsx'
import {
  type PendingQuestion,
  RequestPartsProvider,
  useDocument,
  useNow,
  usePathName,
  useRequestParts,
} from './request-context.ts'
import css from './request-form.module.css'
import { LockNote, RequestNotes, useRequestHead } from './request-head.tsx'
import { CargoSection } from './sections/cargo.section.tsx'
import { ReferencesSection } from './sections/references.section.tsx'
import { ReviewSection } from './sections/review.section.tsx'
import { RouteSection } from './sections/route.section.tsx'
import { SidePanels } from './side-panels.tsx'
import type { SaveTemplateProps } from './templates/save-template.tsx'
import { createRequestValidator, useChosenSailing } from './use-request-rules.ts'
import type { CutOffDialogProps } from './vessel/cut-off.dialog.tsx'
import { VesselSection } from './vessel/vessel.section.tsx'

const LazySpecialCargo = lazyPart(
  async () => (await import('./sections/special-cargo.section.tsx')).SpecialCargoSection,
  { isNeeded: true },
)
const CutOffDialog = lazyDialog<CutOffDialogProps>(
  async () => (await import('./vessel/cut-off.dialog.tsx')).CutOffDialog,
)
const SaveTemplate = lazyDialog<SaveTemplateProps>(
  async () => (await import('./templates/save-template.tsx')).SaveTemplate,
)

/** One element for all fields, so that they need not render for another. */
const lockNote = <LockNote />

interface Props {
  opened: OpenedRequest
  type: DetailType
  choices: BookingChoices
  receivedAt: number
  onCreated: (state: RequestState) => void
  /** Called after it was sent: the confirmation follows. */
  onSent: (state: RequestState) => void
  /** Called after it was deleted. */
  onDeleted: () => void
  onOpen: (id: number) => void
}

/** The page of a request: its rules, warnings, results and the carrier's answers. */
function useRequestPage({ opened, choices, receivedAt, onCreated, onSent }: Props) {
  const { t } = useTranslation('bookingForm')
  const client = useQueryClient()
  const forget = useForgetRequest()
  const [sailing] = useState(() => createStore<Sailing | undefined>(undefined))
  const [start] = useState(() => ({
    opened: bookedForFirst(opened, choices),
    validate: createRequestValidator(choices, { found: [], asking: opened.document.vvd || undefined }, receivedAt),
  }))
  const page = useDocumentPage(requestDefinition, {
    ...start,
    onCreated,
    warnings: (document) => warningsOf(document, sailing.get(), businessNow(choices.clock, Date.now() - receivedAt)),
    onOutcome: ({ result, state }) => {
      if (result !== 'Success')
        return showToast({ kind: 'note', text: t(result === 'NoEdit' ? 'result.NoEdit' : 'result.Error') })
      forget()
      onSent(state)
    },
    onNews: ({ state: { carrierAction } }, isDecided) => {
      void client.invalidateQueries({ queryKey: ['GET /api/bookings/detail'] })
      if (isDecided && carrierAction)
        showToast({ kind: 'note', text: t('life.decided', { action: t(`words.carrierActions.${carrierAction}`) }) })
    },
  })
  return { page, sailing }
}

/** A user with several organisations starts with the first one, as the form shows. */
function bookedForFirst(opened: OpenedRequest, { organisations: [first, another] }: BookingChoices): OpenedRequest {
  const { base } = opened
  const isOpen = base.id === undefined && base.organisation === undefined
  return isOpen && first && another ? { ...opened, base: { organisation: first.ref } } : opened
}

/** The form of a booking request: outline, sections, side panels and the bar. */
export function RequestFormScreen(props: Props) {
  const { type, choices, receivedAt, onDeleted, onOpen } = props
  const { page, sailing } = useRequestPage(props)
  const { id, editor, submission } = page
  const [pendingQuestion] = useState(() => createStore<PendingQuestion | undefined>(undefined))
  const [isNaming, setIsNaming] = useState(false)
  const { unconfirmed } = useStore(submission.state)
  const head = useRequestHead(type, useStore(editor.state))
  return (
    <RequestPartsProvider value={{ id, editor, choices, receivedAt, pendingQuestion, sailing }}>
      <DocumentPage
        {...head}
        page={page}
        nameOf={usePathName()}
        lockNote={lockNote}
        actions={<RequestFormActions onDeleted={onDeleted} onOpen={onOpen} />}
        above={<RequestNotes />}
        className={css.form}
      >
        <Rules />
        <div className={css.outline}>
          <RequestOutline />
        </div>
        <Stack gap={16}>
          <DocumentAlerts />
          <ReferencesSection />
          <RouteSection />
          <VesselSection />
          <PartiesSection />
          <CargoSection />
          <ContainersSection />
          <SpecialCargo />
          <ReviewSection />
        </Stack>
        <SidePanels />
        <RequestBar onSubmit={submission.submit} onTemplate={() => setIsNaming(true)} />
      </DocumentPage>
      <QuestionDialog />
      {unconfirmed && (
        <CutOffDialog warnings={unconfirmed} onClose={submission.close} onConfirm={() => void submission.confirm()} />
      )}
      {isNaming && <SaveTemplate onClose={() => setIsNaming(false)} />}
    </RequestPartsProvider>
  )
}

function Rules() {
  useChosenSailing()
  return null
}

/** Few requests have special cargo: its section is loaded when it is needed. */
function SpecialCargo() {
  if (!useDocument(isSpecial)) return null
  return <LazySpecialCargo />
}

interface BarProps {
  onSubmit: () => unknown
  onTemplate: () => void
}

function RequestBar({ onSubmit, onTemplate }: BarProps) {
  const { t } = useTranslation('bookingForm')
  const { editor } = useRequestParts()
  const isSent = (useStore(editor.state)?.version ?? 0) > 0
  return (
    <DocumentBar
      ready={<Ready />}
      placeOf={(path) => requestSections.indexOf(sectionOf(path))}
      texts={{ submit: t(isSent ? 'actions.sendChanges' : 'actions.submit'), sending: t('actions.sending') }}
      onSubmit={onSubmit}
    >
      <Button onClick={onTemplate}>{t('actions.template')}</Button>
      <Button onClick={() => void editor.saver.flush()}>{t('actions.save')}</Button>
    </DocumentBar>
  )
}

/** No errors are left. Says how many cut-offs of the chosen vessel have passed for this cargo. */
function Ready() {
  const { t } = useTranslation('bookingForm')
  const sailing = useStore(useRequestParts().sailing)
  const now = useNow()
  const vvd = useDocument((document) => document.vvd)
  const flags = useDocument((document) => document.flags)
  const { length: count } = warningsOf({ vvd, flags }, sailing, now)
  if (count > 0) return <p className={formCss.warned}>{t('actions.warned', { count })}</p>
  return <p className={formCss.ready}>{t('actions.ready')}</p>
}

/** Asks before a change that undoes something else. */
function QuestionDialog() {
  const { t } = useTranslation('bookingForm')
  const { pendingQuestion } = useRequestParts()
  const present = useStore(pendingQuestion)
  if (!present) return null
  const close = () => pendingQuestion.set(undefined)
  const agree = () => {
    present.apply()
    close()
  }
  return (
    <Dialog
      role="alertdialog"
      title={t(`questions.${present.question}.title`)}
      onClose={close}
      actions={
        <DialogActions
          back={t('questions.keep')}
          onBack={close}
          confirm={t(`questions.${present.question}.agree`)}
          onConfirm={agree}
        />
      }
    >
      {t(`questions.${present.question}.text`)}
    </Dialog>
  )
}

/** The outline of the request. */
function RequestOutline() {
  const { t } = useTranslation('bookingForm')
  const sections = useSectionStates().map(({ section, state, errorCount }) => ({
    id: sectionId(section),
    title: t(`sections.${section}`),
    state,
    errorCount,
  }))
  return <DocumentOutline id="request-outline" sections={sections} />
}

/** How far each section is; the same answer stays the same object, so that a letter that changes nothing draws nothing. */
function useSectionStates(): SectionState[] {
  const { editor } = useRequestParts()
  const found = useStore(editor.form.found)
  const shown = useStore(editor.form.shown)
  const flags = useDocument((document) => document.flags)
  return sectionStates(
    { ...editor.form.document.get(), flags },
    found,
    shown.map(({ path }) => path),
  )
}

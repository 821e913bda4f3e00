import type { BookingChoices, Sailing } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestOutcome, RequestState } from '@fairway/contract/bookings/booking-request.schema'
import type { DetailType } from '@fairway/contract/bookings/booking-request.values'
import { warningsOf } from '@fairway/contract/bookings/sailing.rules'
import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { apiQuery, quietly, send } from '../../../platform/api.ts'
import { watchLive } from '../../../platform/live.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { BackNoteProps } from '../../../ui/document-form/back-note.tsx'
import { DocumentPartsProvider, useDocument } from '../../../ui/document-form/document-context.ts'
import { DocumentProblems } from '../../../ui/document-form/document-problems.tsx'
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import { useForgetRequest } from '../request-queries.ts'
import { ActionBar } from './action-bar.tsx'
import { CargoSection } from './cargo.section.tsx'
import { ContainersSection } from './containers.section.tsx'
import type { CutOffDialogProps } from './cut-off.dialog.tsx'
import { isSpecial } from './form-section.rules.ts'
import { LockNote } from './lock-note.tsx'
import type { OpenedRequest } from './open-request.ts'
import { PartiesSection } from './parties.section.tsx'
import { usePathName } from './path-name.ts'
import { ReferencesSection } from './references.section.tsx'
import { RequestFormActions } from './request-actions.tsx'
import { type PendingQuestion, RequestPartsProvider, useLocked, useRequestParts } from './request-context.ts'
import { emptyRequest } from './request-document.ts'
import css from './request-form.module.css'
import { RequestHead } from './request-head.tsx'
import { RequestOutline } from './request-outline.tsx'
import { ReviewSection } from './review.section.tsx'
import { RouteSection } from './route.section.tsx'
import type { SaveTemplateProps } from './save-template.tsx'
import { SidePanels } from './side-panels.tsx'
import { useChosenSailing } from './use-request-rules.ts'
import { useRequestWork } from './use-request-work.ts'
import { useSubmit } from './use-submit.ts'
import { VesselSection } from './vessel.section.tsx'

const DETAIL = 'GET /api/bookings/detail'
/** However much happens, an open request is looked at again at most this often. */
const REFRESH_DELAY_MS = 2_000

/** Looks at an open request again when something of the person's changed: the carrier's decision shows by itself. */
function useLiveRequest() {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const client = useQueryClient()
  const id = useStore(work.state)?.id
  const { data: notifications } = useQuery({
    ...apiQuery('GET /api/notices', { query: {} }),
    enabled: id !== undefined,
  })
  const topic = notifications?.watch
  const after = useRef('1')
  after.current = notifications?.liveFrom ?? after.current
  useEffect(() => {
    if (id === undefined || topic === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      timer = undefined
      if (work.isGoing.get()) return
      const before = work.state.get()?.carrierAt
      const detail = await quietly(() => send(DETAIL, { query: { id } }))
      void client.invalidateQueries({ queryKey: [DETAIL] })
      work.receive(detail)
      const { carrierAction, carrierAt } = detail.state
      if (carrierAction && carrierAt !== before)
        showToast({ kind: 'note', text: t('life.decided', { action: t(`words.carrierActions.${carrierAction}`) }) })
    }
    const leave = watchLive({
      topics: [topic],
      after: after.current,
      onChange: () => {
        timer ??= setTimeout(() => void refresh().catch(() => {}), REFRESH_DELAY_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [id, topic, work, client, t])
}

const Conflict = lazy(async () => ({ default: (await import('../../../ui/document-form/conflict.tsx')).Conflict }))
const SpecialCargoSection = lazy(async () => ({
  default: (await import('./special-cargo.section.tsx')).SpecialCargoSection,
}))

/** Parts of the form that few requests need: each is fetched when it is needed first. */
function LazyFormPart({ part }: { part: 'conflict' | 'special' }) {
  const { work } = useRequestParts()
  const isInConflict = useStore(work.theirs) !== undefined
  const nameOf = usePathName()
  const isNeeded = useDocument(isSpecial)
  if (part === 'conflict' ? !isInConflict : !isNeeded) return null
  return <Suspense>{part === 'conflict' ? <Conflict work={work} nameOf={nameOf} /> : <SpecialCargoSection />}</Suspense>
}

const BackNote = lazyPart<BackNoteProps>(async () => (await import('../../../ui/document-form/back-note.tsx')).BackNote)
const CutOffDialog = lazyDialog<CutOffDialogProps>(async () => (await import('./cut-off.dialog.tsx')).CutOffDialog)
const SaveTemplate = lazyDialog<SaveTemplateProps>(async () => (await import('./save-template.tsx')).SaveTemplate)

interface Props extends OpenedRequest {
  type: DetailType
  choices: BookingChoices
  receivedAt: number
  onCreated: (state: RequestState) => void
  /** It was sent: its confirmation follows. */
  onSent: (state: RequestState) => void
  /** It was deleted, or its cancellation asked for. */
  onDeleted: () => void
  onOpen: (id: number) => void
}

/** A booking request as it is written: outline, sections, what was chosen, and one bar to keep or send it. */
export function RequestFormScreen({ type, choices, receivedAt, opened, name, ...ways }: Props) {
  const { t } = useTranslation('bookingForm')
  const id = useId()
  const work = useRequestWork({ opened, name, choices, receivedAt, onCreated: ways.onCreated })
  const [stores] = useState(() => ({
    pendingQuestion: createStore<PendingQuestion | undefined>(undefined),
    sailing: createStore<Sailing | undefined>(undefined),
  }))
  const [texts] = useState(() => createStore<ReadonlyMap<string, string>>(new Map()))
  const [isNaming, setIsNaming] = useState(false)
  const forget = useForgetRequest()
  const finish = ({ result, state }: RequestOutcome) => {
    if (result === 'Success') {
      forget()
      return ways.onSent(state)
    }
    showToast({ kind: 'note', text: t(result === 'NoEdit' ? 'result.NoEdit' : 'result.Error') })
  }
  const warnings = () =>
    warningsOf(work.form.document.get(), stores.sailing.get(), businessNow(choices.clock, Date.now() - receivedAt))
  const sending = useSubmit({ work, warnings, onOutcome: finish })
  return (
    <RequestPartsProvider value={{ id, work, choices, receivedAt, ...stores }}>
      <DocumentPartsProvider value={{ id, form: work.form, texts, useLocked, LockNote }}>
        <Rules />
        <RequestHead type={type} actions={<RequestFormActions onDeleted={ways.onDeleted} onOpen={ways.onOpen} />}>
          <form
            className={css.form}
            noValidate
            onSubmit={(event) => event.preventDefault()} // Enter in a field sends nothing: the bar's button does
          >
            <div className={css.outline}>
              <RequestOutline />
            </div>
            <div className={css.sections}>
              <DocumentProblems failure={sending.failure} attempts={sending.attempts} />
              <RestoredNote />
              <LazyFormPart part="conflict" />
              <ReferencesSection />
              <RouteSection />
              <VesselSection />
              <PartiesSection />
              <CargoSection />
              <ContainersSection />
              <LazyFormPart part="special" />
              <ReviewSection />
            </div>
            <SidePanels />
            <ActionBar
              isSending={sending.isSending}
              onSubmit={() => void sending.submit()}
              onSave={() => void work.saver.flush()}
              onTemplate={() => setIsNaming(true)}
            />
          </form>
        </RequestHead>
        <QuestionDialog />
        {sending.asking && (
          <CutOffDialog warnings={sending.asking} onClose={sending.close} onConfirm={sending.confirm} />
        )}
        {isNaming && <SaveTemplate onClose={() => setIsNaming(false)} />}
      </DocumentPartsProvider>
    </RequestPartsProvider>
  )
}

function Rules() {
  useChosenSailing()
  useLiveRequest()
  return null
}

/** A new request of which something came back can begin afresh. */
function RestoredNote() {
  const { work } = useRequestParts()
  const isNew = useStore(work.state) === undefined
  if (!useStore(work.isBack)) return null
  return <BackNote work={work} onClear={isNew ? () => work.form.put(emptyRequest()) : undefined} />
}

/** Names what a change undoes before it is applied. */
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
        <>
          <Button onClick={close}>{t('questions.keep')}</Button>
          <Button variant="primary" onClick={agree}>
            {t(`questions.${present.question}.agree`)}
          </Button>
        </>
      }
    >
      {t(`questions.${present.question}.text`)}
    </Dialog>
  )
}

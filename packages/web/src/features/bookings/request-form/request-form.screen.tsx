import type { BookingChoices, Sailing } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestOutcome, RequestState } from '@fairway/contract/bookings/booking-request.schema'
import type { DetailType } from '@fairway/contract/bookings/booking-request.words'
import { warningsOf } from '@fairway/contract/bookings/sailing.rules'
import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { useId, useState } from 'react'
import { createStore, useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'

import type { BackNoteProps } from '../../../ui/document-form/back-note.tsx'
import { DocumentPartsProvider } from '../../../ui/document-form/document-context.ts'
import { DocumentProblems } from '../../../ui/document-form/document-problems.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import { useForgetRequest } from '../request-queries.ts'
import { ActionBar } from './action-bar.tsx'
import { CargoSection } from './cargo.section.tsx'
import { ContainersSection } from './containers.section.tsx'
import type { CutOffDialogProps } from './cut-off.dialog.tsx'
import { LaterParts } from './later-parts.tsx'
import { LockNote } from './lock-note.tsx'
import type { OpenedRequest } from './open-request.ts'
import { PartiesSection } from './parties.section.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { ReferencesSection } from './references.section.tsx'
import { type Asked, RequestPartsProvider, useLocked, useRequestParts } from './request-context.ts'
import { RequestDeeds } from './request-deeds.tsx'
import { emptyRequest } from './request-document.ts'
import css from './request-form.module.css'
import { RequestHead } from './request-head.tsx'
import { RequestOutline } from './request-outline.tsx'
import { ReviewSection } from './review.section.tsx'
import { RouteSection } from './route.section.tsx'
import type { SaveTemplateProps } from './save-template.tsx'
import { SidePanels } from './side-panels.tsx'
import { useLiveRequest } from './use-live-request.ts'
import { useChosenSailing } from './use-request-rules.ts'
import { useRequestWork } from './use-request-work.ts'
import { useSubmit } from './use-submit.ts'
import { VesselSection } from './vessel.section.tsx'

const BackNote = latePart<BackNoteProps>(async () => (await import('../../../ui/document-form/back-note.tsx')).BackNote)
const CutOffDialog = lateDialog<CutOffDialogProps>(async () => (await import('./cut-off.dialog.tsx')).CutOffDialog)
const SaveTemplate = lateDialog<SaveTemplateProps>(async () => (await import('./save-template.tsx')).SaveTemplate)

interface Props extends OpenedRequest {
  type: DetailType
  choices: BookingChoices
  heardAt: number
  onMade: (state: RequestState) => void
  /** It was sent: its confirmation follows. */
  onSent: (state: RequestState) => void
  /** It was deleted, or its cancellation asked for. */
  onGone: () => void
  onOpen: (id: number) => void
}

/** A booking request as it is written: outline, sections, what was chosen, and one bar to keep or send it. */
export function RequestFormScreen({ type, choices, heardAt, opened, name, ...ways }: Props) {
  const { t } = useTranslation('bookingForm')
  const id = useId()
  const work = useRequestWork({ opened, name, choices, heardAt, onMade: ways.onMade })
  const [stores] = useState(() => ({
    asked: createStore<Asked | undefined>(undefined),
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
    warningsOf(work.form.document.get(), stores.sailing.get(), businessNow(choices.clock, Date.now() - heardAt))
  const sending = useSubmit({ work, warnings, onOutcome: finish })
  return (
    <RequestPartsProvider value={{ id, work, choices, heardAt, ...stores }}>
      <DocumentPartsProvider value={{ id, form: work.form, texts, useLocked, LockNote }}>
        <Rules />
        <RequestHead type={type} actions={<RequestDeeds onGone={ways.onGone} onOpen={ways.onOpen} />}>
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
              <BackOrAfresh />
              <LaterParts part="conflict" />
              <ReferencesSection />
              <RouteSection />
              <VesselSection />
              <PartiesSection />
              <CargoSection />
              <ContainersSection />
              <LaterParts part="special" />
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
function BackOrAfresh() {
  const { work } = useRequestParts()
  const isNew = useStore(work.state) === undefined
  if (!useStore(work.isBack)) return null
  return <BackNote work={work} onClear={isNew ? () => work.form.put(emptyRequest()) : undefined} />
}

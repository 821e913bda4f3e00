import type { PublicChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type { CorrectionDetail } from '@fairway/contract/corrections/correction.schema'
import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { useId, useState } from 'react'
import { createStore, useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { BackNote } from '../../../ui/document-form/back-note.tsx'
import { Conflict } from '../../../ui/document-form/conflict.tsx'
import { DocumentPartsProvider } from '../../../ui/document-form/document-context.ts'
import { DocumentProblems } from '../../../ui/document-form/document-problems.tsx'
import type { Opened } from '../../../ui/document-form/document-work.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { LIST_PATH } from '../correction-links.ts'
import { useFieldWords } from '../field-words.ts'
import { CorrectionStatusTag } from '../status-tag.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { CorrectionBar } from './correction-bar.tsx'
import { CorrectionPartsProvider } from './correction-context.ts'
import { CorrectionDeeds } from './correction-deeds.tsx'
import css from './correction-form.module.css'
import { FieldSections } from './field-sections.tsx'
import { NextStep } from './next-step.tsx'
import { StaleBooking } from './stale-booking.tsx'
import { useCorrectionWork } from './use-correction-work.ts'
import { useFreshness } from './use-freshness.ts'
import { useLiveCorrection } from './use-live-correction.ts'
import { useSendCorrection } from './use-send-correction.ts'

interface Props {
  opened: Opened<CorrectionDetail>
  detail: CorrectionDetail
  choices: PublicChoices
  onOpen: (id: number) => void
  /** It was deleted. */
  onGone: () => void
}

const useLocked = () => false
const LockNote = () => null

/** A correction as it is written, or to be looked at: where it stands, what it changes, and everything the booking says. */
export function CorrectionFormScreen({ opened, detail, choices, onOpen, onGone }: Props) {
  const { t } = useTranslation('corrections')
  const id = useId()
  const words = useFieldWords()
  const work = useCorrectionWork(opened, detail, choices)
  const [texts] = useState(() => createStore<ReadonlyMap<string, string>>(new Map()))
  const state = useStore(work.state) ?? detail.state
  const freshness = useFreshness(work, state.id)
  const sending = useSendCorrection(work, state.id, freshness.check)
  useLiveCorrection(work, state.id, freshness.check)
  const isOpen = canCorrect('update', state.status)
  return (
    <CorrectionPartsProvider value={{ work, choices, words }}>
      <DocumentPartsProvider value={{ id, form: work.form, texts, useLocked, LockNote }}>
        <Screen
          title={t('head.one', { no: state.shipmentNo })}
          trail={
            <PageLink href={LIST_PATH} className={css.trail}>
              <Icon name="back" size={16} />
              {t('head.back')}
            </PageLink>
          }
          beside={
            <>
              <CorrectionStatusTag status={state.status} />
              <Tag text={t('head.bill', { no: state.blNo })} />
            </>
          }
          actions={<CorrectionDeeds state={state} work={work} onGone={onGone} />}
        >
          <form
            className={css.page}
            noValidate
            onSubmit={(event) => event.preventDefault()} // Enter in a field sends nothing: the bar's button does
          >
            <div className={css.top}>
              <DocumentProblems failure={sending.failure} attempts={sending.attempts} />
              <NextStep state={state} onOpen={onOpen} />
              <BackNote work={work} />
              <Conflict work={work} nameOf={words.nameAt} />
              <StaleBooking freshness={freshness} />
            </div>
            <div className={css.side}>
              <ChangesPanel />
            </div>
            <div className={css.sections}>
              <FieldSections isOpen={isOpen} />
            </div>
            {isOpen && (
              <CorrectionBar
                status={state.status}
                isSending={sending.isSending}
                onSubmit={() => void sending.submit()}
              />
            )}
          </form>
        </Screen>
      </DocumentPartsProvider>
    </CorrectionPartsProvider>
  )
}

import type { PublicChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type {
  CorrectionDetail,
  CorrectionOutcome,
  CorrectionState,
} from '@fairway/contract/corrections/correction.schema'
import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { apiQuery, quietly, send } from '../../../platform/api.ts'
import { watchLive } from '../../../platform/live.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { BackNote } from '../../../ui/document-form/back-note.tsx'
import { Conflict } from '../../../ui/document-form/conflict.tsx'
import { DocumentPartsProvider } from '../../../ui/document-form/document-context.ts'
import { DocumentProblems } from '../../../ui/document-form/document-problems.tsx'
import type { OpenedDocument } from '../../../ui/document-form/document-work.ts'
import { useDocumentSubmit } from '../../../ui/document-form/use-sending.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import { bookingPath, LIST_PATH } from '../correction-links.ts'
import { useCorrectionFieldLabels } from '../field-labels.ts'
import { CorrectionActionTag, CorrectionStatusTag } from '../status-tag.tsx'
import { useStart } from '../use-start.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { CorrectionActions } from './correction-actions.tsx'
import { CorrectionBar } from './correction-bar.tsx'
import { CorrectionPartsProvider } from './correction-context.ts'
import css from './correction-form.module.css'
import { type CorrectionWork, correctionFieldErrorsOf } from './correction-work.ts'
import { FieldSections } from './field-sections.tsx'
import { StaleBooking } from './stale-booking.tsx'
import { loadCorrection, useCorrectionWork } from './use-correction-work.ts'
import { useFreshness } from './use-freshness.ts'

/** Refusals because something else happened meanwhile: what is shown is looked at again. */
const staleCodes = ['GE0007', 'BC0008', 'BC0006']

/** Sends a correction to the carrier, the first time or once more after a rejection. */
function useSendCorrection(work: CorrectionWork, id: number, check: () => Promise<boolean>) {
  const { t } = useTranslation('corrections')
  return useDocumentSubmit<CorrectionOutcome>({
    work,
    fieldErrorsOf: correctionFieldErrorsOf,
    deliver: ({ revision = 0, document }, writeKey) => {
      const body = { id, revision, document }
      return work.state.get()?.status === 'Rejected'
        ? send('POST /api/corrections/v2/reApproveBooking', { body }, { writeKey })
        : send('POST /api/corrections/v2/action', { body: { action: 'submit', ...body } }, { writeKey })
    },
    onRefused: async (code = '') => {
      if (code === 'BC0007') await check()
      if (staleCodes.includes(code)) work.receive(await loadCorrection(id))
    },
    onOutcome: async ({ result, state: { version } }) => {
      const isSent = result === 'Success'
      const text = isSent ? t('result.Success', { version }) : t(result === 'NoEdit' ? 'result.NoEdit' : 'result.Error')
      showToast({ kind: isSent ? 'success' : 'note', text })
      work.receive(await loadCorrection(id))
    },
  })
}

/** However much happens, an open correction is looked at again at most this often. */
const REFRESH_DELAY_MS = 2_000

/** Looks at an open correction again when something of the person's changed: the carrier's word shows by itself. */
function useLiveCorrection(work: CorrectionWork, id: number, check: () => Promise<unknown>) {
  const { t } = useTranslation('corrections')
  const { data: notifications } = useQuery(apiQuery('GET /api/notices', { query: {} }))
  const topic = notifications?.watch
  const after = useRef('1')
  after.current = notifications?.liveFrom ?? after.current
  const again = useRef(check)
  again.current = check
  useEffect(() => {
    if (topic === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      timer = undefined
      if (work.isGoing.get()) return
      const before = work.state.get()?.carrierAt
      const detail = await quietly(() => loadCorrection(id))
      work.receive(detail)
      const { carrierAction, carrierAt, status } = detail.state
      if (carrierAction && carrierAt !== before)
        showToast({ kind: 'note', text: t('result.decided', { action: t(`words.carrierActions.${carrierAction}`) }) })
      if (status === 'In Progress' || status === 'Rejected') await quietly(() => again.current())
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
  }, [id, topic, work, t])
}

interface Props {
  opened: OpenedDocument<CorrectionDetail>
  detail: CorrectionDetail
  choices: PublicChoices
  onOpen: (id: number) => void
  /** It was deleted. */
  onDeleted: () => void
}

const useLocked = () => false
const LockNote = () => null

/** A correction as it is written, or to be looked at: where it stands, what it changes, and everything the booking says. */
export function CorrectionFormScreen({ opened, detail, choices, onOpen, onDeleted }: Props) {
  const { t } = useTranslation('corrections')
  const id = useId()
  const labels = useCorrectionFieldLabels()
  const work = useCorrectionWork(opened, detail, choices)
  const [texts] = useState(() => createStore<ReadonlyMap<string, string>>(new Map()))
  const state = useStore(work.state) ?? detail.state
  const freshness = useFreshness(work, state.id)
  const sending = useSendCorrection(work, state.id, freshness.check)
  useLiveCorrection(work, state.id, freshness.check)
  const isOpen = canCorrect('update', state.status)
  return (
    <CorrectionPartsProvider value={{ work, choices, labels }}>
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
          actions={<CorrectionActions state={state} work={work} onDeleted={onDeleted} />}
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
              <Conflict work={work} nameOf={labels.nameAt} />
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

interface NextStepProps {
  state: CorrectionState
  onOpen: (id: number) => void
}

/** Where a correction stands, what the carrier said of it, and whose turn it is. */
function NextStep({ state, onOpen }: NextStepProps) {
  const { t } = useTranslation('corrections')
  const { status, carrierAction, carrierAt, carrierNote } = state
  return (
    <section className={css.next} data-status={status} aria-label={t(`words.statuses.${status}`)}>
      <p role="status">{t(`next.${stepOf(state)}`)}</p>
      {carrierAction && (
        <p>
          <CorrectionActionTag action={carrierAction} /> {carrierAt && <ReaderTime at={carrierAt} />}
        </p>
      )}
      {carrierNote && (
        <p className={css.note}>
          <b>{t('next.note')}:</b> {carrierNote}
        </p>
      )}
      {status === 'Completed' && <StartAnother shipmentNo={state.shipmentNo} onOpen={onOpen} />}
    </section>
  )
}

function stepOf({ status, carrierAction }: CorrectionState) {
  if (carrierAction === 'Not Delivered' && (status === 'In Progress' || status === 'Rejected')) return 'notDelivered'
  if (status === 'In Progress') return 'inProgress'
  if (status === 'Rejected') return 'rejected'
  if (status === 'Approved') return 'approved'
  if (status === 'Completed') return 'completed'
  return carrierAction === 'Received' ? 'received' : 'submitted'
}

/** After completion: whether to begin once more, with the booking as it is now. */
function StartAnother({ shipmentNo, onOpen }: { shipmentNo: string; onOpen: (id: number) => void }) {
  const { t } = useTranslation('corrections')
  const [isQuestionOpen, setIsQuestionOpen] = useState(true)
  const { start, isStarting, problem } = useStart(onOpen, () => {})
  const booking = (
    <PageLink href={bookingPath(shipmentNo)} className={buttonClass({ variant: 'quiet' })}>
      {t('next.bookingNow')}
    </PageLink>
  )
  if (!isQuestionOpen)
    return (
      <div className={css.ways}>
        <PageLink href={LIST_PATH} className={buttonClass({})}>
          {t('states.toList')}
        </PageLink>
        {booking}
      </div>
    )
  return (
    <>
      <h2>{t('next.another')}</h2>
      <p className={css.soft}>{t('next.anotherText')}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={css.ways}>
        <Button variant="primary" aria-disabled={isStarting} onClick={() => void start(shipmentNo, { another: true })}>
          {t(isStarting ? 'start.starting' : 'next.yes')}
        </Button>
        <Button onClick={() => setIsQuestionOpen(false)}>{t('next.no')}</Button>
        {booking}
      </div>
    </>
  )
}

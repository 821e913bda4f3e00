import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { correctedFields } from '@fairway/contract/corrections/correction.rules'
import type { CorrectionDetail, CorrectionState } from '@fairway/contract/corrections/correction.schema'
import { canCorrect } from '@fairway/contract/corrections/correction.states'
import type { CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import { useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DocumentAlerts } from '../../../ui/document-form/document-alerts.tsx'
import { DocumentBar } from '../../../ui/document-form/document-bar.tsx'
import formCss from '../../../ui/document-form/document-form.module.css'
import { DocumentPage } from '../../../ui/document-form/document-page.tsx'
import { useDocumentPage } from '../../../ui/document-form/use-document-page.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { bookingPath, LIST_PATH } from '../correction-links.ts'
import { useCorrectionFieldLabels } from '../field-labels.ts'
import { CorrectionActionTag, CorrectionStatusTag } from '../status-tag.tsx'
import { useStart } from '../use-start.ts'
import { correctionDefinition, correctionValidator, type OpenedCorrection } from './correction.definition.ts'
import { CorrectionActions } from './correction-actions.tsx'
import { CorrectionPartsProvider, useBase, useCorrectionParts } from './correction-context.ts'
import css from './correction-form.module.css'
import { FieldSections } from './field-sections.tsx'
import { StaleBooking, useFreshness } from './stale-booking.tsx'

interface Props {
  opened: OpenedCorrection
  detail: CorrectionDetail
  choices: PublicChoices
  onOpen: (id: number) => void
  /** Called after it was deleted. */
  onDeleted: () => void
}

/** The page of a correction: its results and answers, and whether the booking has changed. */
function useCorrectionPage({ opened, detail, choices }: Props) {
  const { t } = useTranslation('corrections')
  const { id } = detail.state
  const [validate] = useState(() => correctionValidator(choices))
  const page = useDocumentPage(correctionDefinition, {
    opened,
    validate,
    onRefused: async (code) => code === 'BC0007' && freshness.check(),
    onOutcome: async ({ result, state: { version } }) => {
      const isSent = result === 'Success'
      const text = isSent ? t('result.Success', { version }) : t(result === 'NoEdit' ? 'result.NoEdit' : 'result.Error')
      showToast({ kind: isSent ? 'success' : 'note', text })
      page.editor.receive(await correctionDefinition.load(id))
    },
    onNews: ({ state: { carrierAction, status } }, isDecided) => {
      if (isDecided && carrierAction)
        showToast({ kind: 'note', text: t('result.decided', { action: t(`words.carrierActions.${carrierAction}`) }) })
      return canCorrect('update', status) && freshness.check()
    },
  })
  const freshness = useFreshness(page.editor, id)
  return { page, freshness }
}

/** A correction to edit or to view: its status, its changes, and all data of the booking. */
export function CorrectionFormScreen(props: Props) {
  const { detail, choices, onOpen, onDeleted } = props
  const { t } = useTranslation('corrections')
  const labels = useCorrectionFieldLabels()
  const { page, freshness } = useCorrectionPage(props)
  const { editor, submission } = page
  const state = useStore(editor.state) ?? detail.state
  const isOpen = canCorrect('update', state.status)
  return (
    <CorrectionPartsProvider value={{ editor, choices, labels }}>
      <DocumentPage
        page={page}
        nameOf={labels.nameAt}
        title={t('head.one', { no: state.shipmentNo })}
        trail={
          <BackLink href={LIST_PATH} className={css.trail}>
            {t('head.back')}
          </BackLink>
        }
        beside={
          <>
            <CorrectionStatusTag status={state.status} />
            <Tag text={t('head.bill', { no: state.blNo })} />
          </>
        }
        actions={<CorrectionActions state={state} editor={editor} onDeleted={onDeleted} />}
        className={css.page}
      >
        <div className={css.top}>
          <DocumentAlerts>
            <NextStep state={state} onOpen={onOpen} />
          </DocumentAlerts>
          <StaleBooking freshness={freshness} />
        </div>
        <div className={css.side}>
          <ChangesPanel />
        </div>
        <div className={css.sections}>
          <FieldSections isOpen={isOpen} />
        </div>
        {isOpen && <CorrectionBar status={state.status} onSubmit={submission.submit} />}
      </DocumentPage>
    </CorrectionPartsProvider>
  )
}

/** The fields that the correction changes. */
function useChanges() {
  const { editor } = useCorrectionParts()
  return correctedFields(
    useBase((base) => base),
    useStore(editor.form.document),
  )
}

/** The panel of all changes with the values before. */
function ChangesPanel() {
  const { t } = useTranslation('corrections')
  const { labels } = useCorrectionParts()
  const changes = useChanges()
  return (
    <Panel as="section" padded className={css.panel} aria-labelledby="correction-changes">
      <h2 id="correction-changes">
        {t('changes.title')}
        {changes.length > 0 && ` · ${t('changes.count', { count: changes.length })}`}
      </h2>
      {changes.length === 0 && <Muted>{t('changes.none')}</Muted>}
      <Stack as="ul" gap={10} size="sm" className={css.changes}>
        {changes.map(({ path, left, right }) => (
          <li key={path}>
            <b>{labels.nameAt(path)}</b>
            <del>{labels.show(path, left) || t('field.empty')}</del>
            <ins>{labels.show(path, right) || t('field.empty')}</ins>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

/** At the bottom of the window: what is changed or to fix, whether it is saved, and the way to send it. */
function CorrectionBar({ status, onSubmit }: { status: CorrectionStatus; onSubmit: () => unknown }) {
  const { t } = useTranslation('corrections')
  const count = useChanges().length
  return (
    <DocumentBar
      ready={<p className={formCss.ready}>{t('actions.ready', { count })}</p>}
      texts={{
        submit: t(status === 'Rejected' ? 'actions.reApprove' : 'actions.submit'),
        sending: t('actions.sending'),
      }}
      onSubmit={onSubmit}
    />
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
    <Panel
      as="section"
      padded
      gap={8}
      className={css.next}
      data-status={status}
      aria-label={t(`words.statuses.${status}`)}
    >
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
    </Panel>
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
      <Row gap={10}>
        <PageLink href={LIST_PATH} className={buttonClass({})}>
          {t('states.toList')}
        </PageLink>
        {booking}
      </Row>
    )
  return (
    <>
      <h2>{t('next.another')}</h2>
      <Muted>{t('next.anotherText')}</Muted>
      {problem && <p role="alert">{problem}</p>}
      <Row gap={10}>
        <Button variant="primary" aria-disabled={isStarting} onClick={() => void start(shipmentNo, { another: true })}>
          {t(isStarting ? 'start.starting' : 'next.yes')}
        </Button>
        <Button onClick={() => setIsQuestionOpen(false)}>{t('next.no')}</Button>
        {booking}
      </Row>
    </>
  )
}

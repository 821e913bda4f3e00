import type { SiDetail } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { totalsOf } from '@fairway/contract/shipping-instructions/si-totals.rules'
import { useQuery } from '@tanstack/react-query'
import { apiQuery, send } from '../../../../platform/calls/api.ts'
import { failureText } from '../../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../../platform/live/use-own-topic.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { LoadingLines } from '../../../../ui/feedback/loading.tsx'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'
import { ReaderTime } from '../../../../ui/reader-time.tsx'
import { Screen } from '../../../../ui/screen.tsx'
import { useSiFieldLabels } from '../../field-labels.ts'
import { comparePath, instructionPath } from '../../instruction-links.ts'
import { InstructionNotOpened } from '../instruction-not-opened.tsx'
import { InstructionStatus, ToList } from '../instruction-title.tsx'
import { BillPaper } from './bill-paper.tsx'
import css from './view.module.css'

const isOfInstruction = (call: unknown) => call === 'GET /api/si/instruction'

interface Props {
  id: number
  /** The version that was just sent from the form. */
  sentVersion: number | undefined
  onDeleted: () => void
}

/** An instruction to look at, laid out as the bill will be. */
export function InstructionViewScreen({ id, sentVersion, onDeleted }: Props) {
  const { t } = useTranslation('siForm')
  const { data, error, refetch } = useQuery(apiQuery('GET /api/si/instruction', { query: { id } }))
  useOwnTopic(useQuery(apiQuery('GET /api/notices', { query: {} })).data, isOfInstruction)
  if (error && !data) return <InstructionNotOpened failure={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Screen title={t('head.opening')}>
        <LoadingLines count={8} />
      </Screen>
    )
  const { state, document, sent, booking } = data
  return (
    <Screen
      title={t('head.one', { blNo: state.blNo })}
      trail={<ToList />}
      beside={<InstructionStatus status={state.status} />}
      actions={<ViewActions detail={data} onDeleted={onDeleted} />}
    >
      {sentVersion !== undefined && sentVersion === state.version && (
        <p className={css.sent} role="status">
          <Icon name="done" size={20} />
          <span>
            <b>{t('view.sent', { blNo: state.blNo })}</b> {t('view.next')}
          </span>
        </p>
      )}
      <StateLine state={state} />
      <BillPaper document={sent ?? document} booking={booking} totals={totalsOf(sent ?? document)} />
    </Screen>
  )
}

/** When it was sent, what the carrier said, and changes that are not sent yet. */
function StateLine({ state }: Pick<SiDetail, 'state'>) {
  const { t } = useTranslation('siForm')
  const { nameAt } = useSiFieldLabels()
  const { status, version, submittedAt, carrierAction, carrierAt, carrierNote, carrierRemarks, hasUnsent } = state
  // the newest version is then the carrier's draft, which follows what was sent
  const sentVersion = status === 'Correction Pending' ? version - 1 : version
  return (
    <div className={css.state}>
      {submittedAt && (
        <p>
          {t('view.version', { version: sentVersion })} <ReaderTime at={submittedAt} />
        </p>
      )}
      {carrierAction && (
        <p>
          <b>{t('view.answer', { action: t(`words.carrierActions.${carrierAction}`) })}</b>{' '}
          {carrierAt && <ReaderTime at={carrierAt} />} {carrierNote}
        </p>
      )}
      {carrierRemarks.length > 0 && (
        <ul className={css.remarks}>
          {carrierRemarks.map(({ path, text }) => (
            <li key={`${path} ${text}`}>
              {path !== '' && <b>{nameAt(path)} </b>}
              {text}
            </li>
          ))}
        </ul>
      )}
      {hasUnsent && (
        <p className={css.unsent}>
          {t('view.unsent')} <PageLink href={instructionPath('edit', state.id)}>{t('view.goOn')}</PageLink>
        </p>
      )}
    </div>
  )
}

function ViewActions({ detail: { state }, onDeleted }: { detail: SiDetail; onDeleted: () => void }) {
  const { t } = useTranslation('siForm')
  const language = useLanguage()
  const { id, revision, status, version, hasDraft, blNo } = state
  const remove = async () => {
    try {
      await send('DELETE /api/si/draft', { query: { id, revision } })
      showToast({ kind: 'success', text: t('life.deleted', { blNo }) })
      onDeleted()
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    }
  }
  const isWaiting = status === 'Correction Pending'
  return (
    <>
      {version > 0 && (
        <PageLink href={comparePath(id)} className={buttonClass({})}>
          {t('life.versions')}
        </PageLink>
      )}
      <PageLink href={instructionPath('copy', id)} className={buttonClass({})}>
        {t('life.copy')}
      </PageLink>
      {canInstruct('delete', status) && <Button onClick={() => void remove()}>{t('life.delete')}</Button>}
      {hasDraft && (
        <PageLink href={instructionPath('draft', id)} className={buttonClass(isWaiting ? { variant: 'primary' } : {})}>
          {t('life.draft')}
        </PageLink>
      )}
      {canInstruct('update', status) && (
        <PageLink href={instructionPath('edit', id)} className={buttonClass({ variant: 'primary' })}>
          {t(status === 'Accepted' ? 'life.correct' : 'life.edit')}
        </PageLink>
      )}
    </>
  )
}

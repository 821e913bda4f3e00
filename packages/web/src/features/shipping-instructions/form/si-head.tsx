import type { SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { instructionPath } from '../instruction-links.ts'
import { InstructionStatus, ToList } from './instruction-title.tsx'
import { useDocument, useInstructionParts } from './si-context.ts'
import css from './si-form.module.css'

/** The heading of the page: the number of the bill and its status. */
export function useInstructionHead(state: SiState | undefined, blNo: string) {
  const { t } = useTranslation('siForm')
  return {
    title: blNo === '' ? t('head.new') : t('head.one', { blNo }),
    trail: <ToList />,
    beside: <InstructionStatus status={state?.status ?? 'Draft'} />,
  }
}

interface NoteProps {
  icon: IconName
  kind?: 'blocked'
  children: React.ReactNode
}

const Note = ({ icon, kind, children }: NoteProps) => (
  <div className={css.note} role="status" data-kind={kind}>
    <Icon name={icon} size={18} />
    <div>{children}</div>
  </div>
)

/** What the carrier said, what cannot be changed now, and that the AMS cut-off has passed. */
export function InstructionNotes({ isAmsOver }: { isAmsOver: boolean }) {
  const state = useStore(useInstructionParts().editor.state)
  return (
    <>
      {state && <CarrierNote state={state} />}
      {state && !canInstruct('update', state.status) && <ClosedNote state={state} />}
      {isAmsOver && <AmsNote />}
    </>
  )
}

/** The carrier's answer in a sentence; its remarks about single fields stand there. */
function CarrierNote({ state }: { state: SiState }) {
  const { t } = useTranslation('siForm')
  const { carrierAction, carrierAt, carrierNote, carrierRemarks } = state
  const whole = carrierRemarks.filter(({ path }) => path === '')
  if (!carrierAction || (!carrierNote && carrierAction !== 'Rejected' && carrierAction !== 'Not Delivered')) return null
  const isBad = carrierAction === 'Rejected' || carrierAction === 'Not Delivered'
  return (
    <Note icon={isBad ? 'blocked' : 'note'} {...(isBad && { kind: 'blocked' as const })}>
      <p>
        <b>{t(`words.carrierActions.${carrierAction}`)}</b> {carrierAt && <ReaderTime at={carrierAt} />}
      </p>
      {carrierNote && <p>{carrierNote}</p>}
      {whole.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {carrierRemarks.length > whole.length && (
        <p>{t('remarks.atFields', { count: carrierRemarks.length - whole.length })}</p>
      )}
    </Note>
  )
}

/** The status allows no changes: the draft B/L waits for an answer. */
function ClosedNote({ state }: { state: SiState }) {
  const { t } = useTranslation('siForm')
  return (
    <Note icon="lock">
      {t('head.draftPending')} <PageLink href={instructionPath('draft', state.id)}>{t('head.toDraft')}</PageLink>
    </Note>
  )
}

function AmsNote() {
  const { t } = useTranslation('siForm')
  const text = useCodeText('SI0025')
  const isTyped = useDocument(({ commodities }) => commodities.length > 0)
  return (
    <Note icon="blocked" kind="blocked">
      {text} {isTyped && t('head.keptAll')}
    </Note>
  )
}

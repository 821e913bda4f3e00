import type { SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { Panel, Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import type { SiFieldLabels } from '../field-labels.ts'
import { siCarrierActionBadges } from '../status-tag.tsx'
import css from './compare.module.css'
import { RemarkList } from './remark-list.tsx'

/** What the carrier said last, where it said more than that it took the instruction. */
export function CarrierAnswer({ state, labels }: { state: SiState; labels: SiFieldLabels }) {
  const { t } = labels
  const { carrierAction, carrierAt, carrierNote, carrierRemarks } = state
  if (!carrierAction || (!carrierNote && carrierRemarks.length === 0)) return null
  return (
    <Panel as="section" padded gap={10} className={css.answer} aria-label={t('answer')}>
      <Row gap={12} rowGap={4}>
        <Heading size="sm">{t('answer')}</Heading>
        <StatusBadge
          status={carrierAction}
          badges={siCarrierActionBadges}
          text={t(`words.carrierActions.${carrierAction}`)}
        />
        {carrierAt && (
          <Muted as="span" size="sm">
            <ReaderTime at={carrierAt} />
          </Muted>
        )}
      </Row>
      {carrierNote && <p className={css.comment}>{carrierNote}</p>}
      {carrierRemarks.length > 0 && <RemarkList remarks={carrierRemarks} labels={labels} />}
    </Panel>
  )
}

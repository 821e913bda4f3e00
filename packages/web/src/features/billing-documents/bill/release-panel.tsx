import type { BillDetail } from '@fairway/contract/billing-documents/bill.schema'
import { isReleased } from '@fairway/contract/billing-documents/paper.rules'
import { WAITS_FOR_LETTER } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from './bill.module.css'

/** Whether the cargo can be released, and if not, who has to do what. */
export function ReleasePanel({ detail: { bill, holds } }: { detail: BillDetail }) {
  const { t } = useTranslation('billing')
  const waits = bill.release === WAITS_FOR_LETTER
  return (
    <TitledPanel title={t('release.title')}>
      <Stack gap={12} className={css.body}>
        {isReleased({ release: bill.release, holds }) ? (
          <Tag tone="clear" icon="done" wraps text={t('release.released', { type: t(`words.types.${bill.type}`) })} />
        ) : holds.length > 0 ? (
          <Tag tone="blocked" icon="lock" wraps text={t('release.held', { count: holds.length })} />
        ) : (
          <Tag
            tone="attention"
            icon="clock"
            wraps
            text={waits ? t('release.letter') : t(`release.waiting.${bill.type}`)}
          />
        )}
        {holds.length > 0 && (
          <ul className={css.holds}>
            {holds.map(({ type, clearedBy, since, remark }) => (
              <li key={type} className={css.hold}>
                <strong>{t(`words.holds.${type}`)}</strong>
                <p>{t('release.clearedBy', { who: t(`words.clearers.${clearedBy}`) })}</p>
                {remark && <p>{remark}</p>}
                <Muted size="sm">
                  {t('release.since')} <ReaderTime at={since} />
                </Muted>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </TitledPanel>
  )
}

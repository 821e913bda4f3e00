import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Muted } from '../../../ui/text.tsx'
import { RemarkList } from '../compare/remark-list.tsx'
import css from './draft.module.css'
import { useDraftPaper } from './draft-context.ts'
import type { DraftStanding } from './draft-view.ts'

const icons: Record<DraftStanding, IconName> = {
  corrected: 'clock',
  accepted: 'note',
  approved: 'done',
  returned: 'share',
  closed: 'note',
}

/** Where the draft stands in a sentence, when it came, who approved it, and what the carrier says to it. */
export function DraftLead({ standing }: { standing: DraftStanding }) {
  const { t } = useTranslation('siDraft')
  const { view, labels } = useDraftPaper()
  const { state, draftAt, draftVersion, unprintable } = view.bill
  const { draftApprovedAt, draftApprovedBy, carrierNote, carrierRemarks } = state
  const isAnswer = standing === 'corrected' || standing === 'accepted'
  return (
    <Stack gap={8} className={css.lead}>
      <Row
        as="p"
        gap={8}
        nowrap
        align="baseline"
        className={classNames(css.standing, standing === 'approved' && css.approved)}
        role="status"
      >
        <Icon name={icons[standing]} size={17} />
        <span>{t(`standing.${standing}`)}</span>
      </Row>
      {standing === 'approved' && draftApprovedAt && (
        <p>
          {t('approvedBy', { name: draftApprovedBy ?? '' })} <ReaderTime at={draftApprovedAt} />
        </p>
      )}
      <Muted size="sm">
        {t('draftOf', { version: draftVersion })} <ReaderTime at={draftAt} />
      </Muted>
      {unprintable.length > 0 && (
        <Row as="p" gap={8} nowrap align="baseline">
          <Icon name="alert" size={17} />
          <span>{t('unprintable', { characters: unprintable.join(' ') })}</span>
        </Row>
      )}
      {isAnswer && carrierNote && <p>{t('note', { note: carrierNote })}</p>}
      {isAnswer && carrierRemarks.length > 0 && <RemarkList remarks={carrierRemarks} labels={labels} />}
    </Stack>
  )
}

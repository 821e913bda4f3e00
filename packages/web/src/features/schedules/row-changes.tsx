import { readersZone } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import { useMomentText } from './place-moment.tsx'
import css from './schedules.module.css'
import type { ScheduleChanges } from './seen-rows.rules.ts'

const fields = ['departure', 'arrival', 'si', 'vgm', 'cy', 'ams', 'special'] as const

/** How many changes there are since the last visit, what is no longer listed, and a button that ends the marks. */
export function ChangeSummary({ changes, onSeen }: { changes: ScheduleChanges; onSeen: () => void }) {
  const { t } = useTranslation('schedules')
  const show = useMomentText()
  const { date } = show(new Date(changes.since).toISOString(), readersZone())
  return (
    <Row gap={12} rowGap={4} justify="between" className={css.changes} role="status">
      <span>
        <Icon name="bell" size={16} /> {t('changes.title', { count: changes.count, date })}
        {changes.gone.length > 0 && (
          <span className={css.gone}>
            {t('changes.gone', { names: changes.gone.map(({ name }) => name).join(', ') })}
          </span>
        )}
      </span>
      <Button small onClick={onSeen}>
        {t('changes.seen')}
      </Button>
    </Row>
  )
}

interface Props {
  change: ReturnType<ScheduleChanges['rows']['get']>
  /** The zone of a time, by its field. */
  zoneOf: (field: string) => string
}

/** What changed about a row: that it is new, or which time was another one. */
export function RowChanges({ change, zoneOf }: Props) {
  const { t } = useTranslation('schedules')
  const show = useMomentText()
  if (!change) return null
  return (
    <Row gap={6} rowGap={4} as="span">
      {change.isNew && <Tag text={t('changes.new')} icon="bell" tone="accent" />}
      {change.times.map(({ field, was, is }) => {
        const known = fields.find((one) => one === field)
        const what = known ? t(`changes.fields.${known}`) : field
        const time = was === null ? '' : show(was, zoneOf(field)).text
        const text = was === null ? 'added' : is === null ? 'removed' : 'moved'
        return <Tag key={field} text={t(`changes.${text}`, { what, time })} icon="clock" tone="attention" wraps />
      })}
    </Row>
  )
}

import type { ShipCall } from '@fairway/contract/schedules/schedule.schema'
import { cutOffKinds } from '@fairway/contract/schedules/schedule.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { Muted } from '../../ui/text.tsx'
import { useMomentText } from './place-moment.tsx'
import css from './schedules.module.css'

interface Props {
  cutOffs: ShipCall['cutOffs']
  zone: string
  now: number
}

/** The cut-offs that the carrier announced, in port time; what has passed says so. */
export function CutOffList({ cutOffs, zone, now }: Props) {
  const { t } = useTranslation('schedules')
  const show = useMomentText()
  const given = cutOffKinds.flatMap((kind) => {
    const at = cutOffs[kind]
    return at === null ? [] : [{ kind, at, isPassed: Date.parse(at) <= now }]
  })
  if (given.length === 0)
    return (
      <Muted as="span" size="xs">
        {t('sailing.noCutOffs')}
      </Muted>
    )
  return (
    <dl className={css.cutOffs} aria-label={t('sailing.cutOffs')}>
      {given.map(({ kind, at, isPassed }) => (
        <div key={kind} className={classNames(isPassed && css.passed)}>
          <dt>{t(`sailing.kinds.${kind}`)}</dt>
          <dd>
            <time dateTime={at}>{show(at, zone).text}</time>
            {isPassed && ` · ${t('sailing.passed')}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

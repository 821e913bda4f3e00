import type { RulePreview } from '@fairway/contract/eta-rules/eta-rule.schema'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { Link } from '@tanstack/react-router'
import type { Translate } from '../../../platform/language/translate.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from './rule-preview.module.css'

type PreviewContainer = RulePreview['boxes'][number]

interface PreviewTableProps {
  containers: readonly PreviewContainer[]
  zone: string
  ruleId: number | undefined
}

/** The containers that a change would move, the largest changes first, in local time of the port. */
export function PreviewTable({ containers, zone, ruleId }: PreviewTableProps) {
  const { t } = useTranslation('etaRules')
  const expected = (one: PreviewContainer['before'], isAfter: boolean) => (
    <span>
      <PortTime at={one.availableAt} zone={zone} />
      <Muted as="span" size="xs" block>
        {ruleText(t, one.ruleId, isAfter ? ruleId : undefined)}
      </Muted>
    </span>
  )
  const columns: Column<PreviewContainer>[] = [
    {
      name: 'box',
      title: t('preview.columns.box'),
      placement: 'main',
      cell: ({ containerNo, bookingNo, vvd }) => (
        <>
          <Link to="/containerDetails/$bookingNo/$containerNo" params={{ bookingNo, containerNo }}>
            {showContainerNumber(containerNo)}
          </Link>
          <Muted as="span" size="xs" block>
            {[t('preview.booking', { number: bookingNo }), vvd].filter(Boolean).join(' · ')}
          </Muted>
        </>
      ),
    },
    {
      name: 'arrival',
      title: t('preview.columns.arrival'),
      cell: ({ arrivalAt }) => <PortTime at={arrivalAt} zone={zone} />,
    },
    { name: 'before', title: t('preview.columns.before'), cell: ({ before }) => expected(before, false) },
    { name: 'after', title: t('preview.columns.after'), cell: ({ after }) => expected(after, true) },
    {
      name: 'moved',
      title: t('preview.columns.moved'),
      cell: ({ minutes }) => <Move minutes={minutes} />,
    },
  ]
  return (
    <RowTable
      label={t('preview.boxes')}
      columns={columns}
      rows={containers}
      keyOf={({ bookingNo, containerNo }) => `${bookingNo} ${containerNo}`}
    />
  )
}

/** A new rule has no number yet, so its own effect is called `this rule`. */
function ruleText(t: Translate<'etaRules'>, id: number | null, own: number | undefined): string {
  if (id === null) return t('preview.noRule')
  return id === own || id <= 0 ? t('preview.thisRule') : t('preview.byRule', { id })
}

function PortTime({ at, zone }: { at: string | null; zone: string }) {
  const { t } = useTranslation('etaRules')
  if (at === null) return t('preview.unknown')
  const { date, time, offset } = placeTime(at, zone)
  return (
    <time dateTime={at} title={offset} className={css.time}>
      {date} {time}
    </time>
  )
}

function Move({ minutes }: { minutes: number }) {
  const { t } = useTranslation('etaRules')
  if (minutes === 0) return <Tag text={t('preview.same')} />
  const size = Math.abs(minutes)
  const [days, hours, rest] = [Math.floor(size / 1440), Math.floor(size / 60) % 24, size % 60]
  const span = [
    days > 0 && t('preview.days', { count: days }),
    hours > 0 && t('preview.hours', { count: hours }),
    rest > 0 && t('preview.minutes', { count: rest }),
  ]
  const text = t(minutes < 0 ? 'preview.earlier' : 'preview.later', { span: span.filter(Boolean).join(' ') })
  return <Tag text={text} tone={minutes < 0 ? 'clear' : 'attention'} />
}

import type { RulePreview as Preview, RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { PREVIEW_ROWS } from '@fairway/contract/eta-rules/eta-rule.values'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Translate } from '../../../platform/language/translate.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { tidy } from '../../../ui/form/tidy-values.ts'
import type { ContractForm } from '../../../ui/form/use-contract-form.ts'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import type { RuleValues } from '../form/rule-values.rules.ts'
import css from './rule-preview.module.css'

interface RulePreviewProps {
  preview: Preview
  /** The zone of the port, in which the times are shown. */
  zone: string
  ruleId: number | undefined
  /** The input changed after the preview was made. */
  isOld: boolean
}

/** The number of containers shown at first: the largest changes. The rest of the form stays in reach. */
const SHOWN_AT_FIRST = 10
const counts = ['checked', 'matched', 'earlier', 'later'] as const

/** What saving would do to the open containers of the port: how many move, and which of them most. */
function RulePreview({ preview, zone, ruleId, isOld }: RulePreviewProps) {
  const { t, i18n } = useTranslation('etaRules')
  const number = new Intl.NumberFormat(i18n.language)
  const [isWhole, setWhole] = useState(false)
  const { boxes: containers } = preview
  return (
    <div className={css.preview} data-old={isOld}>
      {isOld && (
        <p className={css.old} role="status">
          {t('preview.old')}
        </p>
      )}
      <dl className={css.counts}>
        {counts.map((name) => (
          <div key={name}>
            <dt>{t(`preview.counts.${name}`)}</dt>
            <dd>{number.format(preview[name])}</dd>
          </div>
        ))}
      </dl>
      {containers.length === 0 ? (
        <p>{t('preview.nothing')}</p>
      ) : (
        <PreviewTable
          containers={isWhole ? containers : containers.slice(0, SHOWN_AT_FIRST)}
          zone={zone}
          ruleId={ruleId}
        />
      )}
      {containers.length > SHOWN_AT_FIRST && (
        <Button small aria-expanded={isWhole} className={css.ask} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('preview.fewer') : t('preview.more', { count: containers.length - SHOWN_AT_FIRST })}
        </Button>
      )}
      {isWhole && containers.length >= PREVIEW_ROWS && (
        <Muted size="sm">{t('preview.shown', { count: PREVIEW_ROWS })}</Muted>
      )}
    </div>
  )
}

interface Props {
  form: ContractForm<RuleValues>
  /** The last preview, and the values for which it was made. */
  lastPreview: { preview: Preview; of: string } | undefined
  choices: RuleChoices
  ruleId: number | undefined
  onPreview: () => void
}

/** Before a rule is saved: which open containers it would move, and by how much. */
export function PreviewSection({ form, lastPreview, choices, ruleId, onPreview }: Props) {
  const { t } = useTranslation('etaRules')
  useWatch({ control: form.fields.control }) // a preview becomes outdated with the next change
  const values = tidy(form.fields.getValues())
  const zone = choices.ports.find(({ code }) => code === values.port)?.zone ?? 'UTC'
  return (
    <FormSection id="section-preview" title={t('preview.title')} intro={t('preview.text')}>
      <Button className={css.ask} aria-disabled={form.isSending} onClick={() => !form.isSending && onPreview()}>
        {t(form.isSending ? 'preview.asking' : 'preview.action')}
      </Button>
      {lastPreview && (
        <RulePreview
          preview={lastPreview.preview}
          zone={zone}
          ruleId={ruleId}
          isOld={lastPreview.of !== JSON.stringify(values)}
        />
      )}
    </FormSection>
  )
}

type PreviewContainer = Preview['boxes'][number]

interface PreviewTableProps {
  containers: readonly PreviewContainer[]
  zone: string
  ruleId: number | undefined
}

/** The containers that a change would move, the largest changes first, in local time of the port. */
function PreviewTable({ containers, zone, ruleId }: PreviewTableProps) {
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

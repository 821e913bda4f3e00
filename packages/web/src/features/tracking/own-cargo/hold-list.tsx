import { blocksPickup } from '@fairway/contract/tracking/pickup-verdict.rules'
import type { CargoHold, Places } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import css from './hold-list.module.css'
import { TimeAt } from './time-at.tsx'

interface Props {
  holds: CargoHold[]
  /** The port of discharge: holds are shown in its local time. */
  place: string
  places: Places
}

/** How many of the holds keep the container, for the heading above them. */
export function HoldCount({ holds }: Pick<Props, 'holds'>) {
  const { t } = useTranslation('ownCargo')
  const count = holds.filter(blocksPickup).length
  if (count === 0) return <Tag icon="done" tone="clear" text={t('holds.clear')} />
  return <Tag icon="blocked" tone="blocked" text={t('holds.red', { count, all: holds.length })} />
}

/** All nine holds, active ones first and open. Each is green or red by icon and by text. */
export function HoldList({ holds, ...where }: Props) {
  const red = holds.filter(blocksPickup)
  const clear = holds.filter((hold) => !blocksPickup(hold) && hold.isRequired)
  const sorted = [...red, ...clear, ...holds.filter(({ isRequired }) => !isRequired)]
  return (
    <ul className={css.holds}>
      {sorted.map((hold) => (
        <li key={hold.type} className={css.hold}>
          {hold.isRequired ? <Hold hold={hold} {...where} /> : <Light hold={hold} />}
        </li>
      ))}
    </ul>
  )
}

/** Who clears it, what to do, and since when. Open while the hold is active, otherwise closed. */
function Hold({ hold, place, places }: { hold: CargoHold } & Omit<Props, 'holds'>) {
  const { t } = useTranslation('ownCargo')
  const { type, since, remark } = hold
  const isRed = blocksPickup(hold)
  const labels = usePlaceLabels(places)
  return (
    <details open={isRed}>
      <summary className={css.opener}>
        <Light hold={hold} day={since ? labels.at(since, place).date : undefined} />
        <span className={css.chevron}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <DefinitionList layout="single" className={css.guide}>
        <Fact term={t('holds.who')}>{t(`words.holdGuides.${type}.who`)}</Fact>
        <Fact term={t('holds.what')}>{t(`words.holdGuides.${type}.what`)}</Fact>
        {since && (
          <Fact term={isRed ? t('holds.since') : t('holds.clearSince')}>
            <TimeAt at={since} place={place} places={places} />
          </Fact>
        )}
        {remark && <Fact term={t('holds.remark')}>{remark}</Fact>}
      </DefinitionList>
    </details>
  )
}

function Light({ hold, day }: { hold: CargoHold; day?: string | undefined }) {
  const { t } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const state = hold.isRequired ? hold.state : 'notRequired'
  return (
    <Row as="span" gap={8} nowrap className={css.light}>
      <span className={css[state]}>
        <Icon name={state === 'red' ? 'blocked' : 'done'} size={18} />
      </span>
      <span className={classNames(css.name, state === 'red' && css.strong)}>
        {tracking(`words.holds.${hold.type}`)}
      </span>{' '}
      <span className={classNames(css.state, css[state])}>
        {day ? t(`holds.dated.${hold.state}`, { day }) : t(`holds.states.${state}`)}
      </span>
    </Row>
  )
}

import { keepsTheBox } from '@fairway/contract/tracking/pickup-verdict.rules'
import type { CargoHold } from '@fairway/contract/tracking/tracking.schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Fact } from '../fact.tsx'
import css from './hold-list.module.css'

interface Props {
  holds: CargoHold[]
  /** A moment on the clock of the port where holds are cleared. */
  showTime: (at: string) => ReactNode
}

/** All nine holds, those that keep the box first and open; each is green or red by sign and by word. */
export function HoldList({ holds, showTime }: Props) {
  const { t } = useTranslation('ownCargo')
  const red = holds.filter(keepsTheBox)
  const clear = holds.filter((hold) => !keepsTheBox(hold) && hold.isRequired)
  const sorted = [...red, ...clear, ...holds.filter(({ isRequired }) => !isRequired)]
  return (
    <>
      <p className={css.sum}>
        <Tag
          icon={red.length > 0 ? 'blocked' : 'done'}
          tone={red.length > 0 ? 'blocked' : 'clear'}
          text={red.length > 0 ? t('holds.red', { count: red.length, all: holds.length }) : t('holds.clear')}
        />
      </p>
      <ul className={css.holds}>
        {sorted.map((hold) => (
          <li key={hold.type} className={css.hold}>
            {hold.isRequired ? <Hold hold={hold} showTime={showTime} /> : <Light hold={hold} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who clears it, what to do, since when: open while it keeps the box, otherwise at hand. */
function Hold({ hold, showTime }: { hold: CargoHold } & Pick<Props, 'showTime'>) {
  const { t } = useTranslation('ownCargo')
  const { type, since, remark } = hold
  const isRed = keepsTheBox(hold)
  return (
    <details open={isRed}>
      <summary className={css.opener}>
        <Light hold={hold} />
        <span className={css.chevron}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <dl className={css.guide}>
        <Fact term={t('holds.who')}>{t(`words.holdGuides.${type}.who`)}</Fact>
        <Fact term={t('holds.what')}>{t(`words.holdGuides.${type}.what`)}</Fact>
        {since && <Fact term={isRed ? t('holds.since') : t('holds.clearSince')}>{showTime(since)}</Fact>}
        {remark && <Fact term={t('holds.remark')}>{remark}</Fact>}
      </dl>
    </details>
  )
}

function Light({ hold }: { hold: CargoHold }) {
  const { t } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const state = hold.isRequired ? hold.state : 'notRequired'
  return (
    <span className={css.light}>
      <span className={css[state]}>
        <Icon name={state === 'red' ? 'blocked' : 'done'} size={18} />
      </span>
      <span className={classNames(css.name, state === 'red' && css.strong)}>
        {tracking(`words.holds.${hold.type}`)}
      </span>{' '}
      <span className={classNames(css.state, css[state])}>{t(`holds.states.${state}`)}</span>
    </span>
  )
}

import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import type { CargoHold } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './own-cargo.module.css'
import { readersZone } from './place-words.ts'

/** All nine holds, those that keep the box first; each is green or red by sign and by word. */
export function OwnHolds({ holds }: { holds: CargoHold[] }) {
  const { t } = useTranslation('tracking')
  const red = holds.filter(({ state }) => state === 'red')
  const sorted = [...red, ...holds.filter((hold) => !red.includes(hold))]
  return (
    <>
      <p className={classNames(css.verdict, red.length > 0 ? css.red : css.green)}>
        <Icon name={red.length > 0 ? 'blocked' : 'done'} />
        {red.length > 0 ? t('own.holdsRed', { count: red.length }) : t('own.holdsClear')}
      </p>
      <ul className={css.holds}>
        {sorted.map((hold) => (
          <Hold key={hold.type} hold={hold} />
        ))}
      </ul>
    </>
  )
}

function Hold({ hold: { type, state, isRequired, since, remark } }: { hold: CargoHold }) {
  const { t } = useTranslation('tracking')
  return (
    <li className={css.hold}>
      <span className={state === 'red' ? css.red : css.green}>
        <Icon name={state === 'red' ? 'blocked' : 'done'} size={18} />
      </span>
      <span className={css.holdName}>{t(`words.holds.${type}`)}</span>
      <span className={classNames(css.holdState, state === 'red' && css.red)}>
        {isRequired ? t(`own.${state}`) : t('own.notRequired')}
      </span>
      {state === 'red' && (since || remark) && (
        <span className={css.holdNote}>
          {[since && t('own.since', { ...placeTime(since, readersZone()) }), remark].filter(Boolean).join(' · ')}
        </span>
      )}
    </li>
  )
}

import type { Language } from '@fairway/contract/shared/language'
import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import { type ShipNow, shipsNow } from './fleet.ts'
import css from './network-map.module.css'
import type { Network } from './use-network.ts'

interface Props {
  network: Network
  language: Language
}

/** The same as the picture in words, for those who do not see it or want to know more: ship, from, to, due when. */
export function ShipsNow({ network, language }: Props) {
  const { t } = useTranslation('map')
  const { reply, heardAt } = network
  const whole = useRef<HTMLDetailsElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(whole, opener, isOpen, close)
  const now = shipsNow(reply, businessNow(reply.clock, Date.now() - heardAt))
  const atSea = now.filter(({ ship }) => ship.way).length
  return (
    <details className={css.ships} ref={whole} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.opener} ref={opener}>
        <Icon name="ship" size={18} />
        <span>
          <b>{t('ships')}</b> {t('atSea', { count: atSea })} · {t('inPort', { count: now.length - atSea })}
        </span>
      </summary>
      {isOpen && <ShipList now={now} network={network} language={language} />}
    </details>
  )
}

/** Written when somebody opens it: the clocks of all ports take a browser longer than the whole picture. */
function ShipList({ now, ...rest }: Props & { now: ShipNow[] }) {
  const { t } = useTranslation('map')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by the keyboard too
    <section className={css.list} aria-label={t('ships')} tabIndex={0}>
      <ul>
        {now.map((one) => (
          <li key={one.ship.vvd}>
            <span className={css.vessel} translate="no">
              {one.ship.name} <span className={css.vvd}>{one.ship.vvd}</span>
            </span>
            <ShipLine {...one} {...rest} />
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('estimated')}</p>
    </section>
  )
}

function ShipLine({ ship, overdue, network, language }: ShipNow & Props) {
  const { t } = useTranslation('map')
  const { places } = network.reply
  const nameOf = (code: string) => places[code]?.name[language] ?? code
  if (!ship.way) return <span className={css.where}>{ship.port && t('berthed', { place: nameOf(ship.port) })}</span>
  const { from, to, arrivesAt } = ship.way
  const due = placeTime(arrivesAt, places[to]?.zone ?? 'UTC')
  return (
    <span className={css.where}>
      {t('way', { from: nameOf(from), to: nameOf(to) })}
      <span className={css.due}>{t(overdue ? 'overdue' : 'due', { ...due })}</span>
    </span>
  )
}

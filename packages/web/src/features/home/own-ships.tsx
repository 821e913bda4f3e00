import type { HomeReply } from '@fairway/contract/home/home.schema'
import type { Language } from '@fairway/contract/shared/language'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { WholeDates } from '../../ui/whole-dates.tsx'
import { shipLink } from './figure-link.rules.ts'
import css from './own-ships.module.css'

interface Props {
  home: HomeReply
  map: ReactNode
  mayOpenDashboard: boolean
}

/** The ships that come next with containers of the reader: on the map, and with their arrivals. */
export function OwnShips({ home: { ships, places }, map, mayOpenDashboard }: Props) {
  const { t, i18n } = useTranslation('home')
  const language = i18n.language as Language // only the platform sets it
  return (
    <TitledPanel title={t('ships.title')}>
      <div className={css.map}>{map}</div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={css.ships}>
        {ships.map((ship) => {
          const name = places[ship.place]?.name[language] ?? ship.place
          const local = ship.arrivalAt && placeTime(ship.arrivalAt, places[ship.place]?.zone ?? 'UTC')
          return (
            <li key={`${ship.vvd} ${ship.place}`} className={css.ship}>
              <span className={css.vessel}>
                {mayOpenDashboard ? <Link {...shipLink(ship)}>{ship.vessel}</Link> : ship.vessel}
                <Muted as="span" size="xs" block>
                  {t('ships.boxes', { count: ship.count })}
                </Muted>
              </span>
              <span className={css.arrival}>
                {name}
                <Muted as="span" size="xs" block>
                  {local && <WholeDates>{t('ships.due', { ...local })}</WholeDates>}
                </Muted>
              </span>
            </li>
          )
        })}
      </ul>
    </TitledPanel>
  )
}

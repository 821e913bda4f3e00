import type { Language } from '@fairway/contract/shared/language'
import { businessNow } from '@fairway/contract/tracking/business-clock.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { boot } from '../../platform/boot.ts'
import { loadTexts } from '../../platform/language/i18n.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import type { Rect } from '../../ui/map/chart.ts'
import '../../ui/map/map.messages.ts'
import { useDismiss } from '../../ui/dialog/use-dismiss.ts'
import { readCoast } from '../../ui/map/coast.ts'
import { MapGuard } from '../../ui/map/map-guard.tsx'
import { SeaMap } from '../../ui/map/sea-map.tsx'
import { useSize } from '../../ui/map/use-size.ts'
import { Muted } from '../../ui/text.tsx'
import { type ShipNow, shipsNow } from './fleet.ts'
import { NetworkLanes } from './network-lanes.tsx'
import css from './network-map.module.css'
import { Ships } from './ships.tsx'
import { type Network, useNetwork } from './use-network.ts'

/** Loaded before the map is shown. */
export const prepare = () => Promise.all([loadTexts('map'), readCoast()])

export interface NetworkMapProps {
  /** The page behind which the map is. */
  page: RefObject<HTMLElement | null>
  /** The part of it that the map leaves clear. */
  search: RefObject<HTMLElement | null>
}

/** The carrier's lanes with the present positions of its ships, behind the search field. */
export function NetworkMap(props: NetworkMapProps) {
  const network = useNetwork()
  if (!network || network.reply.lanes.length === 0) return null
  return (
    <MapGuard>
      <NetworkPicture network={network} {...props} />
    </MapGuard>
  )
}

/** Space below the lanes for the button that opens the list of ships. */
const BELOW = 64

function NetworkPicture({ network, page, search }: NetworkMapProps & { network: Network }) {
  const { t, i18n } = useTranslation('map')
  const language = i18n.language as Language // only the platform sets it
  const picture = useRef<HTMLDivElement>(null)
  const layout = useSize(page, () => layOut(page.current, search.current))
  const clear = useSize(search, () => areaOf(search.current, page.current))
  const { lanes, ships } = network.reply
  const ways = useMemo(() => lanes.map(({ path }) => path), [lanes])
  const keepClear = useMemo(
    () => (layout && clear ? [clear, { x: 0, y: layout.size.height - BELOW, width: 330, height: BELOW }] : []),
    [layout, clear],
  )
  return (
    <>
      <div className={css.map} ref={picture} style={layout && fadeAbove(layout.room)}>
        {layout && (
          <SeaMap
            label={t('lanes', { count: ships.length, carrier: boot.carrier.name })}
            ways={ways}
            size={layout.size}
            room={layout.room}
            className={css.picture}
          >
            {(chart) => (
              <>
                <NetworkLanes chart={chart} reply={network.reply} keepClear={keepClear} language={language} />
                <Ships chart={chart} network={network} picture={picture} />
              </>
            )}
          </SeaMap>
        )}
      </div>
      <ShipsNow network={network} language={language} />
    </>
  )
}

/** Land fades out behind the search and is opaque where the lanes begin. */
const fadeAbove = ({ y }: Rect) => ({ maskImage: `linear-gradient(transparent 8%, #000 ${y}px)` })

/** The map is as large as the page. The lanes are below the search, with space at the sides for labels. */
function layOut(page: HTMLElement | null, search: HTMLElement | null) {
  if (!page || !search) return undefined
  const size = { width: page.clientWidth, height: page.clientHeight }
  const top = (areaOf(search, page)?.height ?? 0) + (areaOf(search, page)?.y ?? 0)
  const side = Math.min(90, Math.max(24, size.width * 0.07))
  const room = { x: side, y: top, width: size.width - 2 * side, height: Math.max(80, size.height - top - BELOW) }
  return { size: size, room }
}

function areaOf(element: HTMLElement | null, page: HTMLElement | null): Rect | undefined {
  if (!element || !page) return undefined
  const [inner, outer] = [element.getBoundingClientRect(), page.getBoundingClientRect()]
  const { width, height } = inner
  return {
    x: Math.round(inner.x - outer.x),
    y: Math.round(inner.y - outer.y),
    width: Math.round(width),
    height: Math.round(height),
  }
}

interface ShipsNowProps {
  network: Network
  language: Language
}

/** The map as a table, for screen readers and for details: ship, from, to, arrival. */
function ShipsNow({ network, language }: ShipsNowProps) {
  const { t } = useTranslation('map')
  const { reply, receivedAt } = network
  const whole = useRef<HTMLDetailsElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(whole, opener, isOpen, close)
  const now = shipsNow(reply, businessNow(reply.clock, Date.now() - receivedAt))
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

/** Rendered when it is opened: formatting the times of all ports takes longer than the whole map. */
function ShipList({ now, ...rest }: ShipsNowProps & { now: ShipNow[] }) {
  const { t } = useTranslation('map')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard
    <section className={css.list} aria-label={t('ships')} tabIndex={0}>
      <ul>
        {now.map((one) => (
          <li key={one.ship.vvd}>
            <span className={css.vessel} translate="no">
              {one.ship.name} <Muted as="span">{one.ship.vvd}</Muted>
            </span>
            <ShipLine {...one} {...rest} />
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('estimated')}</p>
    </section>
  )
}

function ShipLine({ ship, overdue, network, language }: ShipNow & ShipsNowProps) {
  const { t } = useTranslation('map')
  const { places } = network.reply
  const nameOf = (code: string) => places[code]?.name[language] ?? code
  if (!ship.way)
    return (
      <Row as="span" gap={12} rowGap={0} align="stretch" size="xs" muted>
        {ship.port && t('berthed', { place: nameOf(ship.port) })}
      </Row>
    )
  const { from, to, arrivesAt } = ship.way
  const due = placeTime(arrivesAt, places[to]?.zone ?? 'UTC')
  return (
    <Row as="span" gap={12} rowGap={0} align="stretch" size="xs" muted>
      {t('way', { from: nameOf(from), to: nameOf(to) })}
      <span>{t(overdue ? 'overdue' : 'due', { ...due })}</span>
    </Row>
  )
}

import type { Language } from '@fairway/contract/shared/language'
import { type RefObject, useMemo, useRef } from 'react'
import { boot } from '../../platform/boot.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import type { Rect } from '../../ui/map/chart.ts'
import { needMapMessages } from '../../ui/map/map.messages.ts'
import { MapGuard } from '../../ui/map/map-guard.tsx'
import { SeaMap } from '../../ui/map/sea-map.tsx'
import { useSize } from '../../ui/map/use-size.ts'
import { NetworkLanes } from './network-lanes.tsx'
import css from './network-map.module.css'
import { Ships } from './ships.tsx'
import { ShipsNow } from './ships-now.tsx'
import { type Network, useNetwork } from './use-network.ts'

/** What must be there before the map is shown. */
export const prepare = needMapMessages

interface Props {
  /** The page that the map lies behind. */
  page: RefObject<HTMLElement | null>
  /** The part of it that the map leaves clear. */
  search: RefObject<HTMLElement | null>
}

/** The carrier's lanes with its ships where they are now, quiet behind the search field. */
export function NetworkMap(props: Props) {
  const network = useNetwork()
  if (!network || network.reply.lanes.length === 0) return null
  return (
    <MapGuard>
      <NetworkPicture network={network} {...props} />
    </MapGuard>
  )
}

/** Room below the lanes for the line that opens the list of ships. */
const BELOW = 64

function NetworkPicture({ network, page, search }: Props & { network: Network }) {
  const { t, i18n } = useTranslation('map')
  const language = i18n.language as Language // the platform starts with one of ours
  const picture = useRef<HTMLDivElement>(null)
  const layout = useSize(page, () => layOut(page.current, search.current))
  const clear = useSize(search, () => areaOf(search.current, page.current))
  const { lanes, ships } = network.reply
  const ways = useMemo(() => lanes.map(({ path }) => path), [lanes])
  const keepClear = useMemo(
    () => (layout && clear ? [clear, { x: 0, y: layout.box.height - BELOW, width: 330, height: BELOW }] : []),
    [layout, clear],
  )
  return (
    <>
      <div className={css.map} ref={picture} style={layout && fadeAbove(layout.room)}>
        {layout && (
          <SeaMap
            label={t('lanes', { count: ships.length, carrier: boot.carrier.name })}
            ways={ways}
            box={layout.box}
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

/** Land fades out behind the search; where the lanes begin the picture has its full strength. */
const fadeAbove = ({ y }: Rect) => ({ maskImage: `linear-gradient(transparent 8%, #000 ${y}px)` })

/** The picture is as large as the page; the lanes lie below the search, with room at the sides for names. */
function layOut(page: HTMLElement | null, search: HTMLElement | null) {
  if (!page || !search) return undefined
  const box = { width: page.clientWidth, height: page.clientHeight }
  const top = (areaOf(search, page)?.height ?? 0) + (areaOf(search, page)?.y ?? 0)
  const side = Math.min(90, Math.max(24, box.width * 0.07))
  const room = { x: side, y: top, width: box.width - 2 * side, height: Math.max(80, box.height - top - BELOW) }
  return { box, room }
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

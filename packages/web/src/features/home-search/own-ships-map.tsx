import type { Language } from '@fairway/contract/shared/language'
import { useMemo, useRef } from 'react'
import { loadTexts } from '../../platform/language/i18n.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import '../../ui/map/map.messages.ts'
import { MapGuard } from '../../ui/map/map-guard.tsx'
import { SeaMap } from '../../ui/map/sea-map.tsx'
import { useSize } from '../../ui/map/use-size.ts'
import { withShips } from './fleet.ts'
import { NetworkLanes } from './network-lanes.tsx'
import css from './own-ships-map.module.css'
import { Ships } from './ships.tsx'
import { type Network, useNetwork } from './use-network.ts'

/** Loaded before the map is shown. */
export const prepare = () => loadTexts('map')

export interface OwnShipsMapProps {
  /** The voyages of the ships to show. */
  vvds: readonly string[]
}

/** Some of the carrier's ships where they are now, on the lanes that they sail. */
export function OwnShipsMap({ vvds }: OwnShipsMapProps) {
  const network = useNetwork()
  if (!network || network.reply.lanes.length === 0) return null
  return (
    <MapGuard>
      <Picture network={network} vvds={vvds} />
    </MapGuard>
  )
}

const SIDE = 28
const nothingElse: never[] = []

function Picture({ network, vvds }: OwnShipsMapProps & { network: Network }) {
  const { t, i18n } = useTranslation('map')
  const language = i18n.language as Language // only the platform sets it
  const frame = useRef<HTMLDivElement>(null)
  const key = vvds.join()
  const own = useMemo(
    () => ({ reply: withShips(network.reply, key.split(',')), receivedAt: network.receivedAt }),
    [network, key],
  )
  const ways = useMemo(() => own.reply.lanes.map(({ path }) => path), [own])
  const layout = useSize(frame, () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
    return {
      size: { width, height },
      room: { x: SIDE, y: SIDE, width: Math.max(80, width - 2 * SIDE), height: Math.max(80, height - 2 * SIDE) },
    }
  })
  return (
    <div className={css.frame} ref={frame}>
      {layout && (
        <SeaMap label={t('ownShips', { count: own.reply.ships.length })} ways={ways} {...layout}>
          {(chart) => (
            <>
              <NetworkLanes chart={chart} reply={own.reply} keepClear={nothingElse} language={language} />
              <Ships chart={chart} network={own} picture={frame} />
            </>
          )}
        </SeaMap>
      )}
    </div>
  )
}

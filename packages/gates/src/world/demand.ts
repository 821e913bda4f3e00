import type { Draw } from './random.ts'
import { pacificExpress, type Service } from './rotations.ts'
import type { Journey } from './routes.ts'
import { HAIPHONG_TEXTILES, NINGBO_LIGHTING, type Shipper, shippers } from './shippers.ts'
import type { World } from './world.ts'

type Shares = readonly (readonly [string, number])[]

const originShares: Readonly<Record<string, Shares>> = {
  PX1: [['CNNGB', 30], ['CNSHA', 28], ['CNXMN', 14], ['VNHPH', 15], ['VNSGN', 13]],
  PX2: [['CNNGB', 34], ['CNSHA', 34], ['VNHPH', 16], ['VNSGN', 16]],
} // biome-ignore format: a table

const dischargeShares: Readonly<Record<string, Shares>> = {
  PX1: [['USLGB', 74], ['USOAK', 26]],
  PX2: [['USHNL', 24], ['USLGB', 56], ['USOAK', 20]],
} // biome-ignore format: a table

const cityShares: Shares = [['USCHI', 50], ['USDAL', 27], ['USMEM', 23]] // biome-ignore format: a table

/** The two rivals ship more than anyone, so that their accounts have something to look at. */
const weightOf = ({ ref }: Shipper) => (ref === NINGBO_LIGHTING || ref === HAIPHONG_TEXTILES ? 3 : 1)

/** Who books on a sailing. */
export function drawShipper(luck: Draw, service: Service): Shipper {
  const port = luck.weigh(originShares[service.code] ?? [])
  return luck.weigh(
    shippers.filter((shipper) => shipper.port === port).map((shipper) => [shipper, weightOf(shipper)] as const),
  )
}

interface Sailed {
  service: Service
  index: number
}

/** From the shipper's port to where its customers are; a good part goes on by rail. */
export function drawJourney(luck: Draw, { volume }: World, { service, index }: Sailed, shipper: Shipper): Journey {
  const portOfDischarge = luck.weigh(dischargeShares[service.code] ?? [])
  const byRail = portOfDischarge !== 'USHNL' && luck.chance(volume.railShares[service === pacificExpress ? 0 : 1])
  const city = byRail ? luck.weigh(cityShares) : null
  return { service, index, portOfLoading: shipper.port, portOfDischarge, city }
}

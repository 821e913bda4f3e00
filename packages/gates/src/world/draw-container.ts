import type { Container } from './booking.ts'
import type { Goods } from './goods.ts'
import type { Draw } from './random.ts'
import { drawScenario } from './scenario.ts'

/** Of several boxes on a booking one is now and then exchanged for another before it moved. */
const SWAPPED_SHARE = 0.01

interface ContainerOptions {
  containerNo: string
  goods: Goods
  /** How many boxes the booking has. */
  count: number
  /** When a box that is exchanged leaves the booking. */
  swappedAt?: number
}

/** One box with the goods of its shipper in it. */
export function drawContainer(luck: Draw, { containerNo, goods, count, swappedAt }: ContainerOptions): Container {
  const isSwapped = count > 1 && luck.chance(SWAPPED_SHARE)
  return {
    containerNo,
    equipment: luck.pick(goods.equipment),
    seal: `FW${luck.whole(100_000, 999_999)}`,
    weightKg: `${luck.whole(...goods.kg)}.${luck.pick(['000', '500', '250'])}`,
    temperature: goods.temperature ? { value: goods.temperature, unit: 'C' } : null,
    ventilation: goods.ventilation ?? null,
    hazardous: goods.hazardous ?? false,
    scenario: drawScenario(luck),
    statedHolds: null,
    removedAt: isSwapped ? (swappedAt ?? null) : null,
    reports: 'usual',
  }
}

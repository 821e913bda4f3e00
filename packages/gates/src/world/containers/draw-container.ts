import type { Container } from '../bookings/booking.ts'
import type { Goods } from '../bookings/goods.ts'
import type { Draw } from '../random.ts'
import { drawScenario } from '../scenario.ts'

/** Of several containers on a booking one is sometimes exchanged for another before it moved. */
const SWAPPED_SHARE = 0.01

interface ContainerOptions {
  containerNo: string
  goods: Goods
  /** How many containers the booking has. */
  count: number
  /** When an exchanged container leaves the booking. */
  swappedAt?: number
}

/** One container with the goods of its shipper. */
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

import type { Draw } from '../random.ts'
import type { Shipper } from './shippers.ts'

const clerks: Readonly<Record<string, readonly string[]>> = {
  CN: ['li.na', 'wang.fang', 'chen.jie', 'zhao.min'],
  VN: ['nguyen.linh', 'tran.huong', 'pham.duc', 'le.thao'],
}

/** Who made a booking outside of the portal: the customer's own clerk, their system, or customer service. */
export function drawCreator(luck: Draw, { ref, country }: Shipper): string {
  const clerk = luck.pick(clerks[country] ?? ['export'])
  return luck.weigh([
    [`${clerk}@${ref.toLowerCase()}.example`, 60],
    ['EDI', 25],
    [`cs.${country.toLowerCase()}@fairway-lines.example`, 15],
  ])
}

import type {
  AllocationList,
  AllocationReport,
  Space,
  Unit,
} from '@fairway/contract/vessel-allocation/allocation.schema'
import { type SpaceMetric, spaceMetrics } from '../sales-view.values.ts'

/** What rows can be added up by. */
export const groupings = ['vvd', 'portOfLoading', 'accountName', 'salesRepName'] as const
export type Grouping = (typeof groupings)[number]

type Quantity = `${SpaceMetric}${'Teu' | 'Feu'}`
export type QuantityColumns = Pick<AllocationList['columns'] | AllocationReport['columns'], Quantity>

/** A metric of one row in both units. */
export const unitAt = (columns: QuantityColumns, metric: SpaceMetric, row: number): Unit => ({
  teu: columns[`${metric}Teu`][row] ?? 0,
  feu: columns[`${metric}Feu`][row] ?? 0,
})

/** What the rows with one value add up to, and the capacity of the spaces that are theirs alone. */
export interface RowTotals extends Record<SpaceMetric, Unit> {
  value: string
  rows: number
  /** Spaces are shared by accounts and reps: only voyages and ports have a capacity of their own. */
  capacity?: Unit
}

const emptyTotals = (value: string): RowTotals => ({
  value,
  rows: 0,
  ...(Object.fromEntries(spaceMetrics.map((metric) => [metric, { teu: 0, feu: 0 }])) as Record<SpaceMetric, Unit>), // by the same names
})

function addRow(totals: RowTotals, columns: QuantityColumns, row: number) {
  totals.rows += 1
  for (const metric of spaceMetrics) {
    const { teu, feu } = unitAt(columns, metric, row)
    totals[metric].teu += teu
    totals[metric].feu += feu
  }
}

/** The capacity of these spaces together. */
function capacityOf(spaces: readonly Space[]): Unit {
  const capacity = { teu: 0, feu: 0 }
  for (const space of spaces) {
    capacity.teu += space.capacity.teu
    capacity.feu += space.capacity.feu
  }
  return capacity
}

type Grouped = QuantityColumns & Partial<Record<Grouping, readonly string[]>>

/** The shown rows by voyage, port, account or rep, in the order in which they come. */
export function totalsBy(columns: Grouped, shown: readonly number[], spaces: readonly Space[], by: Grouping) {
  const groups = new Map<string, RowTotals>()
  for (const row of shown) {
    const value = columns[by]?.[row] ?? ''
    const totals = groups.get(value) ?? emptyTotals(value)
    groups.set(value, totals)
    addRow(totals, columns, row)
  }
  if (by === 'vvd' || by === 'portOfLoading') {
    for (const totals of groups.values())
      totals.capacity = capacityOf(spaces.filter((space) => space[by] === totals.value))
  }
  return [...groups.values()]
}

/** All shown rows together, with the capacity of the spaces in which they lie. */
export function totalOf(
  columns: Grouped & Record<'vvd' | 'portOfLoading', readonly string[]>,
  shown: readonly number[],
  spaces: readonly Space[],
) {
  const totals = emptyTotals('')
  const used = new Set<string>()
  for (const row of shown) {
    addRow(totals, columns, row)
    used.add(`${columns.vvd[row]} ${columns.portOfLoading[row]}`)
  }
  totals.capacity = capacityOf(spaces.filter(({ vvd, portOfLoading }) => used.has(`${vvd} ${portOfLoading}`)))
  return totals
}

import { compareDecimals, sumDecimals } from '../shared/decimal.ts'
import { oncePer } from '../shared/once-per.ts'
import { plainNumber } from '../shared/plain-number.ts'
import type { SiBooking, SiCommodity, SiContainer, SiDocument } from './shipping-instruction.schema.ts'

/** What some containers hold together, in exact decimals. */
export interface SiTotal {
  containers: number
  packages: string
  /** The type of all packages; null where there are several. */
  packageType: string | null
  /** Kilograms. */
  weight: string
  /** Cubic metres. */
  volume: string
}
export interface SiTotals extends SiTotal {
  /** The total of each commodity, in their order. */
  commodities: SiTotal[]
}

type Figure = 'packages' | 'weight' | 'volume'

/** What parts hold together: rows of containers, or totals of such rows. */
function totalOf(parts: readonly Record<Figure, string>[], containers: number, types: ReadonlySet<string>): SiTotal {
  const sumOf = (field: Figure) => sumDecimals(parts.map((part) => plainNumber(part[field])))
  return {
    containers,
    packages: sumOf('packages'),
    packageType: types.size === 1 ? ([...types][0] ?? null) : null,
    weight: sumOf('weight'),
    volume: sumOf('volume'),
  }
}

const namesIn = (rows: readonly SiContainer[], field: 'containerNo' | 'packageType') =>
  new Set(rows.map((row) => row[field]).filter((name) => name !== ''))

const totalOfCommodity = oncePer(({ containers }: SiCommodity) =>
  totalOf(containers, namesIn(containers, 'containerNo').size, namesIn(containers, 'packageType')),
)

/** The totals of a bill and of each of its commodities; a figure that is no number does not count. */
export function totalsOf({ commodities }: Pick<SiDocument, 'commodities'>): SiTotals {
  const pages = commodities.map(totalOfCommodity)
  const all = commodities.flatMap(({ containers }) => containers)
  const total = totalOf(pages, namesIn(all, 'containerNo').size, namesIn(all, 'packageType'))
  return { ...total, commodities: pages }
}

/** A figure of a bill that is not the booked one. */
export interface BookingDifference {
  field: 'weight' | 'volume' | 'packages'
  instructed: string
  booked: string
}

/**
 * Where the totals of a bill differ from what was booked. A bill that shares its booking with others holds a part of
 * the cargo, so only more than was booked differs there.
 */
export function differencesToBooking(
  totals: SiTotal,
  booking: Pick<SiBooking, 'booked'> | undefined,
  isOnlyBill = true,
): BookingDifference[] {
  const { booked } = booking ?? {}
  if (!booked) return []
  const pairs = [
    ['packages', totals.packages, booked.packages],
    ['weight', totals.weight, booked.grossWeight],
    ['volume', totals.volume, booked.cube],
  ] as const
  return pairs.flatMap(([field, instructed, text]) => {
    const figure = sumDecimals([plainNumber(text)])
    if (figure === '0' || instructed === '0') return []
    const order = compareDecimals(instructed, figure) ?? 0
    return order > 0 || (order < 0 && isOnlyBill) ? [{ field, instructed, booked: figure }] : []
  })
}

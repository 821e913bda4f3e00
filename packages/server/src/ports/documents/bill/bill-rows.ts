import type { BillCommodity, BillContainer, BillParty, BillPrint } from './bill-print.ts'
import { spellNumber } from './spelled-number.ts'

/** One line of the table of cargo, over its five columns. */
export interface BillRow {
  marks?: string
  packages?: string
  description?: string
  weight?: string
  volume?: string
  style: 'cargo' | 'head' | 'container' | 'total' | 'note'
  /** It does not stand at the end of a page without the next one. */
  isBound?: boolean
}

/** Lines of parties that found no room in their boxes, by the name of the box. */
export type Overflow = readonly { box: string; lines: readonly string[] }[]

/** The lines of the table of cargo: each commodity with its containers, and the totals at the end. */
export function billRows(bill: BillPrint, overflow: Overflow = []): BillRow[] {
  const cargo = bill.commodities.flatMap((commodity, at) => [
    ...(at > 0 ? [{ style: 'cargo' as const }] : []),
    ...commodityRows(commodity),
  ])
  const rest = overflow.flatMap(({ box, lines }): BillRow[] => [
    { style: 'cargo' },
    { style: 'note', description: `* ${box}, continued:`, isBound: true },
    ...lines.map((description): BillRow => ({ style: 'cargo', description })),
  ])
  return [...cargo, ...totalRows(bill), ...rest]
}

function commodityRows({
  marks,
  description,
  hts,
  packages,
  weightKg,
  volumeM3,
  containers,
}: BillCommodity): BillRow[] {
  const said = hts === '' ? description : [...description, `HS/HTS CODE: ${hts}`]
  const count = Math.max(1, marks.length, said.length)
  const rows = Array.from({ length: count }, (_, at): BillRow => {
    const row: BillRow = { style: 'cargo', marks: marks[at] ?? '', description: said[at] ?? '' }
    return at === 0 ? { ...row, packages, weight: weightKg, volume: volumeM3 } : row
  })
  return containers.length === 0 ? rows : [...rows, containerHead, ...containers.map(containerRow)]
}

const containerHead: BillRow = {
  style: 'head',
  marks: 'Container no.',
  packages: 'Packages',
  description: 'Seal no. / type',
  weight: 'KG',
  volume: 'M3',
  isBound: true,
}

const containerRow = ({ containerNo, seal, type, packages, weightKg, volumeM3 }: BillContainer): BillRow => ({
  style: 'container',
  marks: containerNo,
  packages,
  description: [seal && `SEAL ${seal}`, type].filter(Boolean).join('   '),
  weight: weightKg,
  volume: volumeM3,
})

function totalRows({ commodities, totals: { containers, packages, weightKg, volumeM3 } }: BillPrint): BillRow[] {
  if (commodities.length === 0) return []
  const unit = containers === 1 ? 'CONTAINER' : 'CONTAINERS'
  return [
    { style: 'cargo', isBound: true },
    {
      style: 'total',
      marks: 'TOTAL',
      packages,
      description: containers === 0 ? '' : `${containers} ${unit}`,
      weight: weightKg,
      volume: volumeM3,
      isBound: containers > 0,
    },
    ...(containers === 0
      ? []
      : [{ style: 'note' as const, description: `SAY: ${spellNumber(containers)} (${containers}) ${unit} ONLY` }]),
  ]
}

/** The rows of each page. The first one has less room than those after it. */
export function pageRows(rows: readonly BillRow[], { first, next }: { first: number; next: number }): BillRow[][] {
  const pages: BillRow[][] = []
  let at = 0
  while (at < rows.length || pages.length === 0) {
    const room = pages.length === 0 ? first : next
    let end = Math.min(rows.length, at + room)
    while (end < rows.length && end - 1 > at && rows[end - 1]?.isBound) end--
    const page = rows.slice(at, end)
    // an empty line parts commodities; at the top of a page it parts nothing
    pages.push(pages.length > 0 && isEmpty(page[0]) ? page.slice(1) : page)
    at = end
  }
  return pages
}

const isEmpty = (row: BillRow | undefined) =>
  row?.style === 'cargo' && !row.marks && !row.description && !row.packages && !row.weight && !row.volume

export interface FittedParty {
  shown: { text: string; isBold: boolean }[]
  /** Lines that its box has no room for. */
  rest: string[]
}

/** The lines of a party in a box of so many. Where it goes on elsewhere, an asterisk says so. */
export function fitParty({ name, lines }: BillParty, most: number): FittedParty {
  const all = [...name, ...lines].filter((line) => line !== '')
  const goesOn = all.length > most
  const shown = all.slice(0, most).map((text, at) => ({
    text: goesOn && at === most - 1 ? `${text} *` : text,
    isBold: at < name.length,
  }))
  return { shown, rest: all.slice(most) }
}

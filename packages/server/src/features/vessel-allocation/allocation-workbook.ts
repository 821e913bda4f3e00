import type { Language } from '@fairway/contract/shared/language'
import { allocationRows } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { AllocationList, AllocationRow, Space } from '@fairway/contract/vessel-allocation/allocation.schema'
import { metrics, quantityFields } from '@fairway/contract/vessel-allocation/allocation.values'
import { type FileColumn, fileColumns } from '@fairway/contract/vessel-allocation/allocation-file.rules'
import { en } from '@fairway/contract/vessel-allocation/allocation-messages/en'
import { vi } from '@fairway/contract/vessel-allocation/allocation-messages/vi'
import { zh } from '@fairway/contract/vessel-allocation/allocation-messages/zh'
import type { OutputCell, OutputSheet, OutputWorkbook } from '../../ports/sheets/workbook-writer.port.ts'

const texts = { en, zh, vi }
/** A font with the letters of each language. */
const fonts: Record<Language, string> = { en: 'Calibri', zh: 'Microsoft YaHei', vi: 'Calibri' }
const numbers = new Set<string>([...quantityFields, 'bookedTeu', 'bookedFeu'])

const text = (of: string): OutputCell => ({ text: of, style: 'text' })
const number = (of: number): OutputCell => ({ text: String(of), style: 'number', isNumber: true })

function cellOf(row: AllocationRow, column: FileColumn, language: Language): OutputCell {
  if (numbers.has(column)) return number(Number(row[column]))
  const { voyageTypes, partyTypes } = texts[language]
  if (column === 'voyageType') return text(voyageTypes[row.voyageType])
  if (column === 'partyType') return text(partyTypes[row.partyType])
  if (column === 'etd' || column === 'eta') return text(row[column]?.slice(0, 10) ?? '')
  if (column === 'updatedAt') return text(row.updatedAt.slice(0, 16).replace('T', ' '))
  if (column === 'salesRep') return text(row.salesRepName)
  return text(String(row[column] ?? ''))
}

const sheetOf = (
  name: string,
  columns: readonly FileColumn[],
  language: Language,
  rows: OutputCell[][],
): OutputSheet => ({
  name,
  columns: columns.map((column) => ({
    width: Math.max(
      column === 'accountName' || column === 'remarks' ? 30 : 12,
      texts[language].columns[column].length + 4,
    ),
    style: numbers.has(column) ? 'number' : 'text',
  })),
  rows: [
    { cells: columns.map((column) => ({ text: texts[language].columns[column], style: 'band' })) },
    ...rows.map((cells) => ({ cells })),
  ],
  frozen: { rows: 1, columns: 1 },
  isWide: true,
})

const workbook = (title: string, language: Language, sheets: OutputSheet[]): OutputWorkbook => ({
  title,
  author: 'Fairway',
  font: fonts[language],
  sheets,
})

/** Version 1: one flat list. */
export const flatWorkbook = (list: AllocationList, title: string, language: Language) =>
  workbook(title, language, [
    sheetOf(
      'Allocation',
      fileColumns,
      language,
      allocationRows(list).map((row) => fileColumns.map((column) => cellOf(row, column, language))),
    ),
  ])

/** Version 2: a sheet for each voyage, with its totals below the rows. */
export function workbookPerVoyage(list: AllocationList, title: string, language: Language) {
  const columns = fileColumns.filter((column) => column !== 'vvd')
  const all = allocationRows(list)
  const vvds = [...new Set(all.map(({ vvd }) => vvd))]
  return workbook(
    title,
    language,
    vvds.map((vvd) => {
      const rows = all.filter((row) => row.vvd === vvd)
      return sheetOf(vvd, columns, language, [
        ...rows.map((row) => columns.map((column) => cellOf(row, column, language))),
        columns.map(() => text('')),
        ...totalRows(rows, list.spaces, columns, language),
      ])
    }),
  )
}

/** What the rows add up to, and what the ship can take there. They name no account, so that nobody reads them as rows. */
function totalRows(
  rows: AllocationRow[],
  spaces: readonly Space[],
  columns: readonly FileColumn[],
  language: Language,
) {
  const sums = columns.map((column, at) => {
    if (at === 0) return { text: texts[language].total, style: 'name' } as const
    return numbers.has(column) ? number(rows.reduce((sum, row) => sum + Number(row[column]), 0)) : text('')
  })
  const [first] = rows
  const space = spaces.find(({ vvd, portOfLoading }) => vvd === first?.vvd && portOfLoading === first.portOfLoading)
  if (!space) return [sums]
  const last = metrics.at(-1)
  const capacity = columns.map((column, at): OutputCell => {
    if (at === 0) return { text: texts[language].metrics.capacity, style: 'name' }
    if (column === `${last}Teu`) return number(space.capacity.teu)
    return column === `${last}Feu` ? number(space.capacity.feu) : text('')
  })
  return [sums, capacity]
}

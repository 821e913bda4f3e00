import type { AllocationList, AllocationRow, Space } from '@fairway/contract/vessel-allocation/allocation.schema'
import { previewFile } from '@fairway/contract/vessel-allocation/allocation-file.rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFile } from '../../ports/sheets/file-reading.ts'
import { openLibreOffice } from '../../ports/sheets/libreoffice.fixture.ts'
import { writeWorkbook } from '../../ports/sheets/workbook-writer.ts'
import { flatWorkbook, workbookPerVoyage } from './allocation-workbook.ts'

const row = (id: number, more: Partial<AllocationRow>): AllocationRow => ({
  id, version: 1, vvd: 'FHM043E', voyageType: 'Mainline', etd: '2026-11-25T02:00:00Z', eta: null, contract: 'SC1042', portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB', partyType: 'BCO', account: 'NBL', accountName: '宁波照明有限公司', salesRep: 'D1', salesRepName: 'Rui Zhao',
  demandTeu: 10, demandFeu: 5, protectTeu: 4, protectFeu: 2, releaseTeu: 4, releaseFeu: 2, bookedTeu: 1, bookedFeu: 0,
  remarks: '=SUM(1,2)\nCần Thơ', updatedBy: 'x', updatedAt: '2026-11-15T00:00:00Z', isOwn: true, isClosed: false, ...more,
}) // biome-ignore format: one row
const rows = [
  row(1, {}),
  row(2, { account: 'LSH', accountName: '0042 Lakeshore', contract: null, remarks: '', demandTeu: 0 }),
  row(3, { vvd: 'FKF038E', demandFeu: 99_999 }),
]
const unit = { teu: 0, feu: 0 }
const spaces = [...new Set(rows.map(({ vvd }) => vvd))].map(
  (vvd): Space => ({
    ...{ vvd, portOfLoading: 'CNNGB', vessel: 'Hummingbird', voyageType: 'Mainline', etd: null, isClosed: false },
    ...{ capacity: { teu: 100, feu: 100 }, demand: unit, protect: unit, release: unit, booked: unit },
  }),
)
const names = Object.keys(row(0, {})) as (keyof AllocationRow)[] // the fields of a row
const list = {
  columns: Object.fromEntries(names.map((name) => [name, rows.map((one) => one[name])])),
  ...{ rows: rows.length, spaces, places: {}, watch: '', liveFrom: '1', asOf: '', lastUpdateTs: '' },
} as unknown as AllocationList // columns by the names of a row

let office: Awaited<ReturnType<typeof openLibreOffice>>
beforeAll(async () => {
  office = await openLibreOffice()
  await office.write('list.xlsx', await writeWorkbook(flatWorkbook(list, 'Allocation', 'zh')))
  await office.write('sheets.xlsx', await writeWorkbook(workbookPerVoyage(list, 'Allocation', 'vi')))
  await office.save('ods', 'list.xlsx', 'sheets.xlsx')
  await office.save('xlsx', 'list.ods', 'sheets.ods')
})
afterAll(() => office.remove())

it.each([
  ['list.xlsx', false],
  ['sheets.xlsx', true],
])('%s changes nothing after LibreOffice has saved it', async (name, isPerVoyage) => {
  const stored = { vvds: ['FHM043E', 'FKF038E'], rows, spaces }
  const preview = previewFile(name, await readFile(await office.read(name)), { stored, isPerVoyage })
  expect(preview).toMatchObject({ rows: 3, unchanged: 3, missing: 0, changes: [], problems: [] })
})

it('a list is told apart from a workbook with a sheet for each voyage', async () => {
  const stored = { vvds: ['FHM043E', 'FKF038E'], rows, spaces }
  const preview = previewFile('list.xlsx', await readFile(await office.read('list.xlsx')), {
    stored,
    isPerVoyage: true,
  })
  expect(preview.changes).toEqual([])
  expect(new Set(preview.problems.map(({ code }) => code))).toEqual(new Set(['VA0025']))
})

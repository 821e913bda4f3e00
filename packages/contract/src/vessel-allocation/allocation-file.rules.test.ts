import { describe, expect, it } from 'vitest'
import type { ReadSheet, SheetCell } from '../form-uploads/sheet.schema.ts'
import type { AllocationRow, Space } from './allocation.schema.ts'
import { isBareFileName, previewFile } from './allocation-file.rules.ts'

const row = (more: Partial<AllocationRow> = {}): AllocationRow => ({
  id: 1, version: 4, vvd: 'FHM043E', voyageType: 'Mainline', etd: null, eta: null, contract: 'NB2601', portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB', partyType: 'BCO', account: 'NBL', accountName: 'Ningbo Lighting', salesRep: 'D1', salesRepName: 'Rui Zhao',
  demandTeu: 10, demandFeu: 5, protectTeu: 4, protectFeu: 2, releaseTeu: 4, releaseFeu: 2, bookedTeu: 0, bookedFeu: 0,
  remarks: '', updatedBy: 'x', updatedAt: '2026-11-15T00:00:00Z', isOwn: true, isClosed: false, ...more,
}) // biome-ignore format: one row
const unit = (teu: number, feu = teu) => ({ teu, feu })
const space: Space = {
  vvd: 'FHM043E', portOfLoading: 'CNNGB', vessel: 'Hummingbird', voyageType: 'Mainline', etd: null, isClosed: false,
  capacity: unit(20), demand: unit(10, 5), protect: unit(4, 2), release: unit(4, 2), booked: unit(0),
} // biome-ignore format: one space
const rival = row({ id: 2, account: 'HPT', accountName: 'Hai Phong Textiles', isOwn: false })

const headings = 'VVD,SC#,POL,POD,Account,Demand TEU,Demand FEU,Protect TEU,Protect FEU,Release TEU,Release FEU,Remarks'
const cell = (text: string): SheetCell | null =>
  text === '' ? null : { kind: /^-?[\d.]+$/.test(text) ? 'number' : text.startsWith('#') ? 'broken' : 'text', text }
const sheet = (lines: string[], name = 'Allocation'): ReadSheet => ({
  name,
  merged: [],
  rows: lines.map((line, at) => ({
    row: at + 1,
    cells: line.split(',').map((text) => (at === 0 ? (text === '' ? null : { kind: 'text', text }) : cell(text))),
  })),
})
const preview = (sheets: ReadSheet[], rows = [row(), rival], isPerVoyage = false) =>
  previewFile('a.xlsx', sheets, { stored: { vvds: ['FHM043E'], rows, spaces: [space] }, isPerVoyage })
const same = 'FHM043E,NB2601,CNNGB,USLGB,NBL,10,5,4,2,4,2,'
const problemsOf = (line: string, ...more: string[]) =>
  preview([sheet([headings, line, ...more])]).problems.map(({ code, row: at, column }) => `${code} ${at} ${column}`)

describe('a file of allocations', () => {
  it('shows cell by cell what it would change, and what it does not name', () => {
    const found = preview([sheet([headings, same.replace(',10,5,', ',12,,').replace(/,$/, ',rush')])])
    expect(found.problems).toEqual([])
    expect(found).toMatchObject({ rows: 1, unchanged: 0, missing: 1 })
    expect(found.changes).toMatchObject([
      {
        id: 1,
        version: 4,
        row: 2,
        cells: [
          { field: 'demandTeu', from: 10, to: 12 },
          { field: 'demandFeu', from: 5, to: 0 },
          { field: 'remarks', from: '', to: 'rush' },
        ],
      },
    ])
  })

  it('changes nothing as it was downloaded, in any language, whoever owns the rows', () => {
    const other = same.replace('NBL', 'HPT')
    expect(preview([sheet([headings, same, other])])).toMatchObject({
      rows: 2,
      unchanged: 2,
      missing: 0,
      changes: [],
      problems: [],
    })
    const zh = 'VVD,合约号,装货港,卸货港,客户代码,需求 TEU,需求 FEU,保舱 TEU,保舱 FEU,放舱 TEU,放舱 FEU,备注'
    expect(preview([sheet([zh, same])])).toMatchObject({ unchanged: 1, changes: [], problems: [] })
  })

  it('counts a row that has to be fixed neither as changed nor as unchanged', () =>
    expect(preview([sheet([headings, same.replace(',10,5,', ',ten,5,')])])).toMatchObject({
      unchanged: 0,
      changes: [],
    }))

  it('has its voyage in the name of the sheet, and skips totals', () => {
    const perVoyage = [
      headings.replace('VVD,', ''),
      same.replace('FHM043E,', '').replace(',10,', ',11,'),
      'Total,,,,10,5,4,2,4,2',
    ]
    const found = preview([sheet(perVoyage, 'FHM043E')], [row()], true)
    expect(found).toMatchObject({
      rows: 1,
      problems: [],
      changes: [{ sheet: 'FHM043E', cells: [{ field: 'demandTeu' }] }],
    })
    expect(preview([sheet(perVoyage, 'FHM044E')], [row()], true).problems).toMatchObject([
      { code: 'VA0025', args: ['FHM044E'] },
    ])
  })

  it.each([
    ['-1', 'VA0017 2 demandTeu'],
    ['1.5', 'VA0017 2 demandTeu'],
    ['1000000', 'VA0017 2 demandTeu'],
    ['ten', 'VA0017 2 demandTeu'],
    ['#REF!', 'VA0017 2 demandTeu'],
  ])('refuses %s in a cell of numbers', (value, expected) =>
    expect(problemsOf(same.replace(',10,5,', `,${value},5,`))).toEqual([expected]),
  )

  it('refuses rows of another voyage, unknown accounts, rows that it has twice, and accounts of other reps', () => {
    expect(problemsOf(same.replace('FHM043E', 'FHM099E'))).toEqual(['VA0025 2 vvd'])
    expect(problemsOf(same.replace('NBL', 'QQQ'))).toEqual(['VA0019 2 account'])
    expect(problemsOf(same, same.replace(',10,', ',11,'))).toEqual(['VA0020 3 account'])
    expect(problemsOf(same.replace('NBL', 'HPT').replace(',10,', ',11,'))).toEqual(['VA0022 2 account'])
  })

  it('refuses edited headings, long remarks, ships that left, and more than the vessel can take', () => {
    const edited = preview([sheet([headings.replace('Release TEU', 'Space'), same])])
    expect(edited).toMatchObject({ rows: 0, problems: [{ code: 'VA0021', args: ['Release TEU'] }] })
    expect(problemsOf(same.replace(/,$/, `,${'x'.repeat(501)}`))).toEqual(['VA0018 2 remarks'])
    const closed = preview([sheet([headings, same.replace(',10,', ',11,')])], [row({ isClosed: true })])
    expect(closed.problems).toMatchObject([{ code: 'VA0014' }])
    expect(problemsOf(same.replace(',4,2,', ',4,2,').replace(/4,2,$/, '21,2,'))).toEqual(['VA0007 0 releaseTeu'])
  })
})

it.each([
  ['march.xlsx', true],
  ['三月.xlsx', true],
  ['../march.xlsx', false],
  ['C:\\march.xlsx', false],
  ['/etc/passwd', false],
  ['..', false],
  ['', false],
])('says of %j whether it is a name without a folder', (name, isBare) => expect(isBareFileName(name)).toBe(isBare))

import { detentionRule } from '@fairway/contract/detention/detention.fixture'
import { createDetentionCounter } from '@fairway/contract/detention/detention.rules'
import { expect, it } from 'vitest'
import { detentionSheet } from './detention-sheet.rules.ts'

const rule = detentionRule()
const names = {
  codes: { equipment: '45G1', destination: 'USLGB' },
  equipment: { en: '40′ high cube', zh: '40尺高柜', vi: 'Cont 40' },
  destination: null,
}
const sheetOf = (
  stay: Parameters<ReturnType<typeof createDetentionCounter>>[0],
  language: 'en' | 'zh' | 'vi' = 'en',
  containers: Parameters<typeof detentionSheet>[0]['containers'] = [],
) =>
  detentionSheet(
    { result: createDetentionCounter(rule)(stay), rule, names, today: '2026-11-15', containers },
    { language, carrier: 'Fairway Lines' },
  )
const tables = ({ blocks }: ReturnType<typeof sheetOf>) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []))

it('a printed estimate explains every day, days in a row of one kind in one line', () => {
  const sheet = sheetOf({ outGateOn: '2026-11-19', inGateOn: '2026-12-02' })
  expect(tables(sheet)).toEqual([
    [
      ['1 to 4', '4', 'USD 85', 'USD 340.00'],
      ['5', '1', 'USD 135', 'USD 135.00'],
    ],
    [
      ['2026-11-19', 'Not counted: free time starts the day after', ''],
      ['2026-11-20', 'Free day 1', ''],
      ['2026-11-21 to 2026-11-22', 'Not counted: weekend', ''],
      ['2026-11-23 to 2026-11-25', 'Free day 2 to 4', ''],
      ['2026-11-26', 'Not counted: Thanksgiving Day', ''],
      ['2026-11-27', 'Free day 5', ''],
      ['2026-11-28 to 2026-12-01', 'Detention day 1 to 4', 'USD 85'],
      ['2026-12-02', 'Detention day 5', 'USD 135'],
    ],
  ])
  const text = JSON.stringify(sheet.blocks)
  for (const part of ['USD 475.00', '45G1 · 40′ high cube', '"USLGB"', 'Tariff FWYL-100, rule 21', '2026-11-27'])
    expect(text).toContain(part)
})

it('says without dates that the charge can only be lower, and has no empty lines', () => {
  const sheet = sheetOf({ outGateOn: null, days: 3, daysUnit: 'calendar' }, 'zh')
  expect(JSON.stringify(sheet.blocks)).toContain('费用只会更低')
  expect(tables(sheet)).toEqual([[['', '免费第 1 至 3 天', '']]])
  for (const block of sheet.blocks) if (block.kind === 'pairs') expect(block.rows.flat()).not.toContain('')
})

it('lists pasted containers with their own dates, and those that cannot be counted', () => {
  const stay = { outGateOn: '2026-11-19', inGateOn: '2026-12-02' }
  const result = createDetentionCounter(rule)(stay)
  const sheet = sheetOf(stay, 'en', [
    { name: 'FWYU4829130', ...stay, result },
    { name: 'CSQU3054383', outGateOn: '2026-12-02', inGateOn: '2026-11-19', result: undefined },
  ])
  expect(tables(sheet)[1]).toEqual([
    ['FWYU4829130', '2026-11-19', '2026-12-02', '2026-11-27', '5', 'USD 475.00'],
    ['CSQU3054383', '2026-12-02', '2026-11-19', 'Not counted', '', ''],
  ])
  expect(JSON.stringify(sheet.blocks)).toContain('Containers counted: 1. Total: USD 475.00.')
})

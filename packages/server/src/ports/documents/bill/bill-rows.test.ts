import { describe, expect, it } from 'vitest'
import { printedBill, printedCommodity, printedContainer } from './bill-print.fixture.ts'
import { type BillRow, billRows, fitParty, pageRows } from './bill-rows.ts'
import { spellNumber } from './spelled-number.ts'

const textOf = ({ marks, packages, description, weight, volume }: BillRow) =>
  [marks, packages, description, weight, volume].map((text) => text ?? '').join('|')

describe('the table of cargo', () => {
  it('shows a commodity with marks beside its description, then its containers, then the totals', () =>
    expect(billRows(printedBill()).map(textOf)).toEqual([
      'NINGBO LIGHTING|1,200 CARTONS|LED LIGHTING FIXTURES 发光二极管灯具|18,400.500|66.2000',
      'C/NO. 1-1200||PENDANT LAMPS WITH GLASS SHADES||',
      'MADE IN CHINA||HS/HTS CODE: 9405.42.0000||',
      'Container no.|Packages|Seal no. / type|KG|M3',
      "FWYU4829130|600 CARTONS|SEAL NB1000000   45G1 40' HIGH CUBE|9,200.250|33.1000",
      "FWYU4829131|600 CARTONS|SEAL NB1000001   45G1 40' HIGH CUBE|9,200.250|33.1000",
      '||||',
      'TOTAL|1,200 CARTONS|2 CONTAINERS|18,400.500|66.2000',
      '||SAY: TWO (2) CONTAINERS ONLY||',
    ]))

  it('has a line for a commodity of which nothing is known yet, and none for no commodity', () => {
    const empty = { description: [], marks: [], hts: '', packages: '', weightKg: '', volumeM3: '', containers: [] }
    const totals = { containers: 0, packages: '', weightKg: '', volumeM3: '' }
    expect(billRows(printedBill({ commodities: [empty], totals })).map(textOf)).toEqual(['||||', '||||', 'TOTAL||||'])
    expect(billRows(printedBill({ commodities: [], totals }))).toEqual([])
  })

  it('ends with the lines of parties that found no room in their boxes', () => {
    const rows = billRows(printedBill(), [{ box: 'SHIPPER', lines: ['ROOM 1201', 'NINGBO'] }]).map(textOf)
    expect(rows.slice(-3)).toEqual(['||* SHIPPER, continued:||', '||ROOM 1201||', '||NINGBO||'])
  })
})

describe('the pages of a bill', () => {
  const rows = (count: number): BillRow[] =>
    Array.from({ length: count }, (_, at) => ({ style: 'cargo', description: `LINE ${at + 1}` }))

  it('take as many rows as each has room for, and lose none', () => {
    const pages = pageRows(rows(999), { first: 39, next: 79 })
    expect(pages.map((page) => page.length)).toEqual([39, ...Array(12).fill(79), 12])
    expect(pages.flat()).toEqual(rows(999))
  })

  it('never end with the head of containers or with a total that has its words on the next page', () => {
    const long = billRows(printedBill({ commodities: [printedCommodity({ containers: [printedContainer()] })] }))
    for (let first = 2; first < long.length; first++) {
      const [page = []] = pageRows(long, { first, next: 50 })
      expect(page.at(-1)?.isBound ?? false).toBe(false)
    }
  })

  it('are one where there is no cargo', () => expect(pageRows([], { first: 39, next: 79 })).toEqual([[]]))

  it('come to an end even where nothing may stand alone', () => {
    const bound = rows(5).map((row) => ({ ...row, isBound: true }))
    expect(pageRows(bound, { first: 2, next: 2 }).flat()).toEqual(bound)
  })
})

it('marks where a party goes on elsewhere', () => {
  const lines = ['A', 'B', 'C', 'D']
  const fitted = (most: number) => {
    const { shown, rest } = fitParty({ name: ['NAME'], lines }, most)
    return { shown: shown.map(({ text, isBold }) => (isBold ? `<${text}>` : text)), rest }
  }
  expect(fitted(5)).toEqual({ shown: ['<NAME>', ...lines], rest: [] })
  expect(fitted(3)).toEqual({ shown: ['<NAME>', 'A', 'B *'], rest: ['C', 'D'] })
})

it.each([
  [0, 'ZERO'],
  [13, 'THIRTEEN'],
  [20, 'TWENTY'],
  [45, 'FORTY-FIVE'],
  [100, 'ONE HUNDRED'],
  [312, 'THREE HUNDRED TWELVE'],
  [1000, 'ONE THOUSAND'],
  [25_008, 'TWENTY-FIVE THOUSAND EIGHT'],
])('writes %i as %s', (number, words) => expect(spellNumber(number)).toBe(words))

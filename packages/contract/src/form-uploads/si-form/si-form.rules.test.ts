import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/language.ts'
import { checkInstruction } from '../../shipping-instructions/shipping-instruction.rules.ts'
import { SiDocument } from '../../shipping-instructions/shipping-instruction.schema.ts'
import { containerNo, goodInstruction, siContainer, siFacts } from '../../shipping-instructions/si-document.fixture.ts'
import { cell, names, sheetOf } from '../booking-form/booking-form.fixture.ts'
import { findTable } from '../form-table.rules.ts'
import { type SiValues, siFields, siFormOf, siHead } from './si-form.fixture.ts'
import { readInstructions } from './si-form.rules.ts'
import { siProblemsFrom } from './si-problem.rules.ts'
import { siColumnName, siColumnOf, siSheet } from './si-sheet.rules.ts'

const tableOf = (...rows: SiValues[]) => findTable(siSheet, [siFormOf(...rows)], 'en')
const read = (...rows: SiValues[]) => readInstructions(tableOf(...rows), names)
const problemsOf = (...rows: SiValues[]) => {
  const table = tableOf(...rows)
  return readInstructions(table, names).flatMap((form) => [
    ...form.problems,
    ...siProblemsFrom(table, form, checkInstruction(form.document, siFacts())),
  ])
}
const at = ({ row, column, code, args }: ReturnType<typeof problemsOf>[number]) => [row, column, code, ...args]
const letter = (field: (typeof siFields)[number]) => String.fromCharCode(65 + siFields.indexOf(field))
const second = siContainer(2)

describe('the form of shipping instructions', () => {
  it('is the instruction that somebody would type', () => {
    const [form] = read(siHead(), second)
    expect(form?.document).toEqual({
      ...goodInstruction(),
      commodities: [{ ...goodInstruction().commodities[0], hts: '940542' }],
    })
    expect(form?.problems).toEqual([])
    expect(problemsOf(siHead(), second)).toEqual([])
    expect(form && SiDocument.parse(form.document)).toEqual(form?.document)
  })

  it.each(languages)('has headings of its own for each column in %s, and knows them again', (language) => {
    const headings = siFields.map((field) => siColumnName(field, language))
    expect(new Set(headings).size).toBe(headings.length)
    for (const field of siFields) expect(siColumnOf(`${siColumnName(field, language)} *`)).toBe(field)
  })

  it('knows common headings of other forms', () => {
    expect(['SHIPPING MARKS', 'Container No.', '柜号', 'HS code', 'CBM', 'Số chì'].map(siColumnOf)).toEqual([
      'marks', 'containerNo', 'containerNo', 'hts', 'volume', 'seal',
    ]) // biome-ignore format: in pairs
  })

  it('needs one of booking, reference and B/L number, and every required column', () => {
    const without = (...missing: string[]) => {
      const fields = siFields.filter((field) => !missing.includes(field))
      return () => findTable(siSheet, [sheetOf([fields, fields.map((field) => String(siHead()[field] ?? ''))])], 'en')
    }
    expect(without('bookingNo')).not.toThrow()
    expect(without('bookingNo', 'customerReference')).not.toThrow()
    expect(without('bookingNo', 'customerReference', 'blNo')).toThrow('UP0021')
    expect(without('seal')).toThrow('UP0021')
  })
})

describe('several instructions in one file', () => {
  it('are told apart by their bill, their booking or their reference', () => {
    const other = siHead({ blNo: 'FWYL310448202', ...siContainer(3) })
    const forms = read(siHead(), second, other, siHead({ bookingNo: '3104490', blNo: '' }))
    expect(forms.map(({ row, lastRow }) => [row, lastRow])).toEqual([
      [2, 3],
      [4, 4],
      [5, 5],
    ])
    expect(forms[0]?.document.commodities[0]?.containers.map((one) => one.containerNo)).toEqual([
      containerNo(1),
      containerNo(2),
    ])
  })

  it('may repeat what names them in each row', () => {
    const again = { bookingNo: '3104482', customerReference: 'NL-2026-1118', blNo: 'FWYL310448201' }
    expect(read(siHead(), { ...again, ...second })).toHaveLength(1)
    expect(problemsOf(siHead(), { ...again, ...second, blType: 'SW' }).map(at)).toEqual([
      [3, letter('blType'), 'UP0029', 'FWYL310448201'],
    ])
  })

  it('stand together', () =>
    expect(
      problemsOf(siHead(), siHead({ blNo: 'FWYL310448202', ...siContainer(3) }), {
        blNo: 'FWYL310448201',
        ...second,
      }).map(at)[0],
    ).toEqual([4, 'C', 'UP0030', 'FWYL310448201']))

  it('are named by the B/L number alone, which tells the booking', () =>
    expect(read(siHead({ bookingNo: '', customerReference: '' }))[0]?.document.bookingNo).toBe('3104482'))
})

describe('commodities in rows', () => {
  const lamps = { description: 'LAMPS', marks: 'N/M', hts: '9405.42' }
  it('begin with a new description, and take rows that repeat an earlier one', () => {
    const [form] = read(
      siHead(lamps),
      { ...second, description: 'CABLES', marks: 'N/M' },
      { ...siContainer(3), description: 'LAMPS' },
    )
    expect(form?.document.commodities.map(({ description, containers }) => [description, containers.length])).toEqual([
      ['LAMPS', 2],
      ['CABLES', 1],
    ])
    expect(form?.commodityRows).toEqual([
      { row: 2, containers: [2, 4] },
      { row: 3, containers: [3] },
    ])
  })

  it('go on in rows with nothing but text', () => {
    const [form] = read(siHead(lamps), { description: 'MODEL A', marks: 'CHICAGO' }, { description: 'MODEL B' }, second)
    expect(form?.document.commodities).toMatchObject([
      { description: 'LAMPS\nMODEL A\nMODEL B', marks: 'N/M\nCHICAGO' },
    ])
    expect(form?.document.commodities[0]?.containers).toHaveLength(2)
  })

  it('hold hundreds of containers, and no more than an instruction can', () => {
    const rows = Array.from({ length: 501 }, (_, nth) => siContainer(nth + 2))
    const [form] = read(siHead(), ...rows)
    expect(form?.document.commodities[0]?.containers).toHaveLength(500)
    expect(form?.problems.map(at)).toEqual([[502, letter('containerNo'), 'UP0024', '500']])
  })
})

describe('cells of the form', () => {
  it('are read as people write them', () => {
    const [form] = read(
      siHead({
        bookingNo: cell('3104482', 'number'), blNo: 'fwyl 3104482 01', blType: '海运单', originals: cell('0', 'number'), freightDisplay: 'FREIGHTED',
        paymentTerm: '运费预付', containerNo: 'fwyu 400001', equipment: "40' high cube", packages: '６４０', packageType: '纸箱', weight: '18,420.5',
      }),
    ) // biome-ignore format: fields side by side
    const { document } = form ?? {}
    expect(document).toMatchObject({
      bookingNo: '3104482',
      blNo: 'FWYL310448201',
      blType: 'SW',
      originals: '0',
      freightDisplay: 'Freighted',
    })
    expect(document).toMatchObject({ paymentTerm: 'Prepaid' })
    expect(document?.commodities[0]?.containers[0]).toEqual({ ...siContainer(1), equipment: '45G1' })
  })

  it('say where each fault is', () => {
    const wrong = { ...second, weight: 'heavy', containerNo: containerNo(1) }
    expect(problemsOf(siHead({ 'shipper.address': '', blType: 'HBL' }), wrong).map(at)).toEqual([
      [2, letter('shipper.address'), 'UP0004'],
      [2, letter('blType'), 'SI0006'],
      [3, 'AA', 'BR0068', 'heavy'],
      [3, letter('containerNo'), 'SI0026', containerNo(1)],
    ])
    expect(problemsOf({ ...siContainer(1), description: 'LAMPS' }).map(({ code }) => code)).toContain('UP0001')
    expect(problemsOf(siHead({ weight: cell('#REF!', 'broken') })).map(at)).toEqual([[2, 'AA', 'UP0028', '#REF!']])
  })

  it('may be merged: what they leave empty goes on with the row above', () => {
    const sheet = { ...siFormOf(siHead(), second), merged: ['A2:A3', 'S2:S3'] }
    const [form] = readInstructions(findTable(siSheet, [sheet], 'en'), names)
    expect(form?.document.commodities).toMatchObject([{ containers: [{ seal: 'CN880001' }, { seal: 'CN880002' }] }])
  })
})

import { findTable } from '@fairway/contract/form-uploads/form-table.rules'
import { readInstructions } from '@fairway/contract/form-uploads/si-form/si-form.rules'
import { type SiColumn, siColumns } from '@fairway/contract/form-uploads/si-form/si-form.values'
import { siProblemsFrom } from '@fairway/contract/form-uploads/si-form/si-problem.rules'
import { siColumnName, siSheet } from '@fairway/contract/form-uploads/si-form/si-sheet.rules'
import type { Language } from '@fairway/contract/shared/language'
import { checkInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.rules'
import { containerNo, siBooking, siFacts } from '@fairway/contract/shipping-instructions/si-document.fixture'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFile } from '../../../ports/sheets/file-reading.ts'
import { cell, openLibreOffice, text, workbookOf } from '../../../ports/sheets/libreoffice.fixture.ts'
import { writeWorkbook } from '../../../ports/sheets/workbook-writer.ts'
import { choices } from '../booking-forms/booking-template.fixture.ts'
import { siTemplate } from './si-template.ts'

const names = { places: new Map(), equipment: new Map(), packageTypes: new Map(), organisations: new Map() }

let office: Awaited<ReturnType<typeof openLibreOffice>>
beforeAll(async () => {
  office = await openLibreOffice()
  await office.write('si.fods', workbookOf(filled))
  await office.write('many.csv', many)
  await office.write(
    'form.xlsx',
    await writeWorkbook(siTemplate({ language: 'zh', carrier: 'Fairway Lines', choices })),
  )
  await office.save('ods', 'form.xlsx')
  await office.save('xlsx', 'si.fods', 'many.csv', 'form.ods')
})
afterAll(() => office.remove())

type Cells = Partial<Record<SiColumn, string>>
const number = (value: number) => cell('float', `office:value="${value}"`)
const formula = (of: string) => cell('float', '', `table:formula="of:=${of}"`)
/** A cell that covers so many rows; those below it are covered. */
const tall = (content: string) => text(content, 'table:number-rows-spanned="3"')
const covered = '<table:covered-table-cell/>'
const rowOf = (cells: Cells) =>
  `<table:table-row>${siColumns.map(({ field }) => cells[field] ?? '<table:table-cell/>').join('')}</table:table-row>`
const letterOf = (field: SiColumn) => {
  const at = siColumns.findIndex((column) => column.field === field)
  return at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(65 + at - 26)}`
}
const headings = (language: Language) =>
  rowOf(Object.fromEntries(siColumns.map(({ field }) => [field, text(siColumnName(field, language))])))

/** One instruction of three containers as people in an office write it: merged, calculated, in Chinese. */
const filled = `<table:table table:name="补料">${headings('zh')}${[
  rowOf({
    bookingNo: tall('３１０４４８２'),
    customerReference: cell('date', 'office:date-value="2026-11-18"', 'table:style-name="day"'),
    blType: text('正本提单'),
    originals: text('３'),
    nonNegotiables: number(3),
    freightDisplay: text('Freighted'),
    paymentTerm: text('运费预付'),
    'shipper.name': tall('宁波照明有限公司'),
    'shipper.address': tall('北仑路 88 号\n宁波 315800'),
    'consignee.name': tall('Lakeshore Home, Inc.'),
    'consignee.address': tall('200 W Lake St\nChicago'),
    'notifyParty.name': tall('同收货人'),
    description: tall('1280 CARTONS\nLED LIGHTING FIXTURES'),
    marks: tall('N/M'),
    hts: number(940_542),
    containerNo: text(containerNo(1)),
    equipment: text('45G1'),
    seal: cell('float', 'office:value="42"', 'table:style-name="digits"'),
    packages: text('６４０'),
    packageType: text('CT'),
    weight: formula('9210.25*2'),
    volume: number(61.2),
  }),
  ...[2, 3].map((nth) =>
    rowOf({
      ...(Object.fromEntries(
        [
          'bookingNo',
          'shipper.name',
          'shipper.address',
          'consignee.name',
          'consignee.address',
          'notifyParty.name',
          'description',
          'marks',
        ].map((field) => [field, covered]),
      ) as Cells), // columns of the form
      containerNo: text(` fwyu ${containerNo(nth).slice(4, 10)} `),
      equipment: text('45G1'),
      seal: text(`CN88000${nth}`),
      packages: formula(`SUM([.${letterOf('volume')}2];600)`),
      packageType: text('CT'),
      weight: formula(nth === 2 ? `[.${letterOf('weight')}2]` : '1/0'),
      volume: cell('date', 'office:date-value="2026-11-18"', 'table:style-name="day"'),
    }),
  ),
].join('')}</table:table>`

/** Five instructions of a hundred containers each, as a csv that somebody opened and saved. */
const many = [
  siColumns.map(({ field }) => field).join(','),
  ...Array.from({ length: 500 }, (_, at) => {
    const bill = `FWYL31044820${1 + Math.floor(at / 100)}`
    const cells: Cells = {
      blNo: bill,
      ...(at % 100 === 0 && { bookingNo: '3104482', blType: 'OBL', originals: '3', description: `LAMPS OF ${bill}` }),
      containerNo: containerNo(at + 1),
      ...{ equipment: '45G1', seal: `S${at}`, packages: '10', packageType: 'CT', weight: '9000.5', volume: '60' },
    }
    return siColumns.map(({ field }) => cells[field] ?? '').join(',')
  }),
].join('\n')

const open = async (name: string, language: Language = 'en') => {
  const table = findTable(siSheet, await readFile(await office.read(name)), language)
  return { table, forms: readInstructions(table, names) }
}

it('reads merged cells, formulas, days, full-width digits and numbers that look like text, as LibreOffice saves them', async () => {
  const { table, forms } = await open('si.xlsx', 'zh')
  const [form, ...others] = forms
  expect([others, table.sheet.merged.length > 0]).toEqual([[], true])
  const document = form?.document
  expect(document).toMatchObject({
    bookingNo: '3104482',
    customerReference: '2026-11-18',
    ...{ blType: 'OBL', originals: '3', nonNegotiables: '3', freightDisplay: 'Freighted', paymentTerm: 'Prepaid' },
    shipper: { name: '宁波照明有限公司', address: '北仑路 88 号\n宁波 315800' },
    notifyParty: { name: '同收货人' },
  })
  expect(document?.commodities).toHaveLength(1)
  expect(document?.commodities[0]).toMatchObject({
    ...{ description: '1280 CARTONS\nLED LIGHTING FIXTURES', marks: 'N/M', hts: '940542' },
    containers: [
      { containerNo: containerNo(1), seal: '00042', packages: '640', weight: '18420.5', volume: '61.2' },
      { containerNo: containerNo(2), seal: 'CN880002', packages: '661.2', weight: '18420.5' },
      { containerNo: containerNo(3), seal: 'CN880003' },
    ],
  })
  const found = form ? siProblemsFrom(table, form, checkInstruction(form.document, siFacts({ bills: [] }))) : []
  const problems = [...(form?.problems ?? []), ...found].map(({ row, field, code }) => `${row} ${field} ${code}`)
  expect(problems.sort()).toEqual([
    '2 blNo SI0010', // the server fills it in
    '3 packages SI0039',
    '3 volume BR0068',
    '4 packages SI0039',
    '4 volume BR0068',
    '4 weight UP0028',
  ])
})

it('reads several instructions of hundreds of containers out of one file', async () => {
  const { forms } = await open('many.xlsx')
  expect(forms.map(({ row, lastRow, document }) => [row, lastRow, document.blNo])).toEqual(
    [1, 2, 3, 4, 5].map((nth) => [100 * nth - 98, 100 * nth + 1, `FWYL31044820${nth}`]),
  )
  expect(forms.map(({ document }) => document.commodities.map(({ containers }) => containers.length))).toEqual(
    [1, 2, 3, 4, 5].map(() => [100]),
  )
  expect(siBooking().bookingNo).toBe(forms[4]?.document.bookingNo)
})

it('knows its own form again after LibreOffice has opened and saved it', async () => {
  const { table, forms } = await open('form.xlsx', 'zh')
  expect([table.ignored, forms.length]).toEqual([[], 1])
  expect(forms[0]?.document.commodities.map(({ containers }) => containers.length)).toEqual([2, 1])
})

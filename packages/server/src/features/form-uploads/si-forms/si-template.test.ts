import { findTable } from '@fairway/contract/form-uploads/form-table.rules'
import { readInstructions } from '@fairway/contract/form-uploads/si-form/si-form.rules'
import { siSheet } from '@fairway/contract/form-uploads/si-form/si-sheet.rules'
import { languages } from '@fairway/contract/shared/language'
import { expect, it } from 'vitest'
import { readFile } from '../../../ports/sheets/file-reading.ts'
import { writeWorkbook } from '../../../ports/sheets/workbook-writer.ts'
import { choices } from '../booking-forms/booking-template.fixture.ts'
import { siTemplate } from './si-template.ts'

const names = { places: new Map(), equipment: new Map(), packageTypes: new Map(), organisations: new Map() }

it.each(languages)('has an example in %s that is read as one instruction of two commodities', async (language) => {
  const workbook = siTemplate({ language, carrier: 'Fairway Lines', choices })
  const table = findTable(siSheet, await readFile(await writeWorkbook(workbook)), language)
  const [form, ...others] = readInstructions(table, names)
  expect([others, form?.problems, table.ignored]).toEqual([[], [], []])
  expect(form?.document).toMatchObject({
    bookingNo: '3104482',
    blType: 'OBL',
    freightDisplay: 'Freighted',
    paymentTerm: 'Prepaid',
  })
  expect(form?.document.commodities.map(({ containers }) => containers.length)).toEqual([2, 1])
  expect(form?.document.commodities[0]?.containers[0]).toMatchObject({
    equipment: '45G1',
    packageType: 'CT',
    weight: '9210.25',
  })
})

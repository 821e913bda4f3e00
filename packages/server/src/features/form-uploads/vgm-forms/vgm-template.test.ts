import { findTable } from '@fairway/contract/form-uploads/form-table.rules'
import { readWeighings } from '@fairway/contract/form-uploads/vgm-form/vgm-form.rules'
import { vgmSheet } from '@fairway/contract/form-uploads/vgm-form/vgm-sheet.rules'
import { languages } from '@fairway/contract/shared/language'
import { expect, it } from 'vitest'
import { readFile } from '../../../ports/sheets/file-reading.ts'
import { writeWorkbook } from '../../../ports/sheets/workbook-writer.ts'
import { vgmTemplate } from './vgm-template.ts'

const names = { places: new Map(), equipment: new Map(), packageTypes: new Map(), organisations: new Map() }

it.each(languages)('has an example in %s that is read as two containers of one booking', async (language) => {
  const workbook = vgmTemplate({ language, carrier: 'Fairway Lines' })
  const table = findTable(vgmSheet, await readFile(await writeWorkbook(workbook)), language)
  const [form, ...others] = readWeighings(table, names)
  expect([others, form?.problems, table.ignored]).toEqual([[], [], []])
  expect(form?.document.rows).toMatchObject([
    { method: 'SM1', unit: 'KG', mass: '24180.5' },
    { method: 'SM2', unit: 'KG', cargo: '19800', dunnage: '120.5', tare: '3940' },
  ])
})

import { exampleName } from '@fairway/contract/form-uploads/form-heading.rules'
import { rowLimits } from '@fairway/contract/form-uploads/form-upload.values'
import { VGM_FORM_LIMIT, type VgmColumn, vgmColumns } from '@fairway/contract/form-uploads/vgm-form/vgm-form.values'
import { vgmColumnName } from '@fairway/contract/form-uploads/vgm-form/vgm-sheet.rules'
import type { Language } from '@fairway/contract/shared/language'
import { massUnits } from '@fairway/contract/vgm/vgm.values'
import { en as enWords } from '@fairway/contract/vgm/vgm-messages/en'
import { vi as viWords } from '@fairway/contract/vgm/vgm-messages/vi'
import { zh as zhWords } from '@fairway/contract/vgm/vgm-messages/zh'
import type * as port from '../../../ports/sheets/workbook-writer.port.ts'
import { formTemplate, type TemplateColumn, type TemplateRow } from '../form-template.ts'
import { en } from './vgm-template-messages/en.ts'
import { vi } from './vgm-template-messages/vi.ts'
import { zh } from './vgm-template-messages/zh.ts'

const messages = { en, zh, vi }
const words = { en: enWords, zh: zhWords, vi: viWords }

const widths: Partial<Record<VgmColumn, number>> = {
  blNo: 18,
  reference: 24,
  method: 34,
  unit: 9,
  signatory: 20,
  authorisedParty: 30,
  weighedAt: 19,
  weighedPlace: 26,
}
const numbers: ReadonlySet<string> = new Set<VgmColumn>(['mass', 'cargo', 'dunnage', 'tare'])
const columnOf = (field: VgmColumn): TemplateColumn => ({
  kind: numbers.has(field) ? 'number' : 'text',
  width: widths[field] ?? 15,
})

/** Where the parts of the form begin. */
const bands: Partial<Record<VgmColumn, 'booking' | 'weights' | 'signature'>> = {
  bookingNo: 'booking',
  containerNo: 'weights',
  signatory: 'signature',
}

/** One container of each method. Their reference says that they are none. */
function exampleRows(language: Language): [TemplateRow<VgmColumn>, TemplateRow<VgmColumn>] {
  const { SM1, SM2 } = words[language].methods
  const first: TemplateRow<VgmColumn> = {
    bookingNo: '3104482',
    reference: exampleName(language),
    containerNo: 'FWYU4000010',
    method: SM1,
    unit: 'KG',
    mass: '24180.5',
    signatory: 'Li Na',
    authorisedParty: 'Shipper Co., Ltd.',
    weighedAt: '2026-11-16 09:30',
    weighedPlace: 'Beilun weighbridge 2',
  }
  const { mass: _mass, ...rest } = first
  return [first, { ...rest, containerNo: 'FWYU4000025', method: SM2, cargo: '19800', dunnage: '120.5', tare: '3940' }]
}

/** A row with a container needs all of it; its first row of a booking signs for those below. */
function reminderOf(field: VgmColumn, row: number, letters: (field: VgmColumn) => string): string {
  const at = (one: VgmColumn, nth = row) => `$${letters(one)}${nth}`
  const isEmpty = `${letters(field)}${row}=""`
  const box = `${at('containerNo')}<>""`
  if (field === 'containerNo') return `AND(${isEmpty},${at('mass')}&${at('cargo')}<>"")`
  if (field === 'bookingNo') return `AND(${isEmpty},${at('blNo')}="",${at('bookingNo', row - 1)}="",${box})`
  const isLater = `${at('bookingNo')}=${at('bookingNo', row - 1)}`
  const isSignature = bands[field] === 'signature' || ['authorisedParty', 'weighedAt', 'weighedPlace'].includes(field)
  return isSignature ? `AND(${box},${isEmpty},NOT(${isLater}))` : `AND(${box},${isEmpty})`
}

/** The empty form for verified gross mass. */
export function vgmTemplate({ language, carrier }: { language: Language; carrier: string }): port.OutputWorkbook {
  const examples = exampleRows(language)
  const { bands: bandNames, ...texts } = messages[language]
  return formTemplate<VgmColumn>({
    language,
    carrier,
    columns: vgmColumns,
    nameOf: (field) => vgmColumnName(field, language),
    columnOf,
    bandOf: (field) => {
      const band = bands[field]
      return band ? bandNames[band] : ''
    },
    texts,
    rowLimit: rowLimits.vgm,
    limits: { bookings: String(VGM_FORM_LIMIT), rows: String(rowLimits.vgm) },
    day: '',
    lists: new Map<VgmColumn, readonly string[]>([
      ['method', Object.values(words[language].methods)],
      ['unit', massUnits],
    ]),
    examples,
    guideExample: { ...examples[1], ...examples[0], blNo: 'FWYL310448201' },
    reminderOf,
  })
}

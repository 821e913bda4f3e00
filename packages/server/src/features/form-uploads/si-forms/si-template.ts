import type { BookingChoices, Choice } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { exampleName } from '@fairway/contract/form-uploads/form-heading.rules'
import { rowLimits } from '@fairway/contract/form-uploads/form-upload.values'
import {
  SI_FORM_LIMIT,
  type SiColumn,
  siColumns,
  siContainerColumns,
} from '@fairway/contract/form-uploads/si-form/si-form.values'
import { siColumnName } from '@fairway/contract/form-uploads/si-form/si-sheet.rules'
import type { Language } from '@fairway/contract/shared/language'
import { en as enWords } from '@fairway/contract/shipping-instructions/si-messages/en'
import { vi as viWords } from '@fairway/contract/shipping-instructions/si-messages/vi'
import { zh as zhWords } from '@fairway/contract/shipping-instructions/si-messages/zh'
import type * as port from '../../../ports/sheets/workbook-writer.port.ts'
import { entry } from '../booking-forms/booking-template-lists.rules.ts'
import { formTemplate, type Lists, type TemplateColumn, type TemplateRow } from '../form-template.ts'
import { en } from './si-template-messages/en.ts'
import { vi } from './si-template-messages/vi.ts'
import { zh } from './si-template-messages/zh.ts'

const messages = { en, zh, vi }
const words = { en: enWords, zh: zhWords, vi: viWords }

interface Parts {
  language: Language
  carrier: string
  choices: Pick<BookingChoices, 'containerTypes' | 'packageTypes'>
}

const widths: Partial<Record<SiColumn, number>> = {
  customerReference: 24,
  blNo: 18,
  blType: 24,
  'shipper.name': 30,
  'shipper.address': 38,
  'consignee.name': 30,
  'consignee.address': 38,
  'notifyParty.name': 30,
  'notifyParty.address': 38,
  description: 46,
  marks: 30,
  equipment: 26,
  packageType: 22,
  remarks: 40,
}
const numbers: ReadonlySet<string> = new Set<SiColumn>(['originals', 'nonNegotiables', 'packages', 'weight', 'volume'])
const columnOf = (field: SiColumn): TemplateColumn => ({
  kind: numbers.has(field) ? 'number' : 'text',
  width: widths[field] ?? 16,
})

/** Where the parts of the form begin. */
const bands: Partial<Record<SiColumn, 'bill' | 'parties' | 'goods' | 'containers'>> = {
  bookingNo: 'bill',
  'shipper.name': 'parties',
  description: 'goods',
  containerNo: 'containers',
}

function listsOf({ language, choices }: Parts): Lists<SiColumn> {
  const named = (list: readonly Choice[]) => list.map(({ code, name }) => entry(code, name[language]))
  const { blTypes, freightDisplays, paymentTerms } = words[language]
  return new Map<SiColumn, readonly string[]>([
    ['blType', Object.values(blTypes)],
    ['freightDisplay', Object.values(freightDisplays)],
    ['paymentTerm', Object.values(paymentTerms)],
    ['equipment', named(choices.containerTypes)],
    ['packageType', named(choices.packageTypes)],
  ])
}

/** An instruction of three containers and two commodities. Its reference says that it is none. */
function exampleRows(lists: Lists<SiColumn>, reference: string): [TemplateRow<SiColumn>, ...TemplateRow<SiColumn>[]] {
  const first = (field: SiColumn) => lists.get(field)?.[0] ?? ''
  const container = (containerNo: string, seal: string, figures: [string, string, string]): TemplateRow<SiColumn> => ({
    customerReference: reference,
    containerNo,
    equipment: first('equipment'),
    seal,
    packages: figures[0],
    packageType: first('packageType'),
    weight: figures[1],
    volume: figures[2],
  })
  const head: TemplateRow<SiColumn> = {
    bookingNo: '3104482',
    blNo: 'FWYL310448201',
    blType: first('blType'),
    originals: '3',
    nonNegotiables: '3',
    freightDisplay: first('freightDisplay'),
    paymentTerm: first('paymentTerm'),
    'shipper.name': 'Shipper Co., Ltd.',
    'shipper.address': '1 Harbour Rd',
    'consignee.name': 'Harbor Home, Inc.',
    'consignee.address': '200 Shore Dr, Long Beach, CA 90802',
    'notifyParty.name': 'SAME AS CONSIGNEE',
    description: '1280 CARTONS LED LIGHTING FIXTURES',
    marks: 'HARBOR HOME\nLONG BEACH\nC/NO. 1-1280',
    hts: '9405.42.8440',
    ...container('FWYU4000010', 'CN880001', ['640', '9210.25', '61.2']),
  }
  return [
    head,
    container('FWYU4000025', 'CN880002', ['640', '9210.25', '61.2']),
    {
      description: '400 CARTONS EXTENSION CABLES',
      marks: 'N/M',
      hts: '8544.42',
      ...container('FWYU4000030', 'CN880003', ['400', '11800', '44']),
    },
  ]
}

const rare: TemplateRow<SiColumn> = {
  secondNotifyParty: 'HBRK',
  'shipper.contact': '+86 574 8688 1234',
  'consignee.contact': 'import@example.com',
  'notifyParty.address': '200 Shore Dr, Long Beach, CA 90802',
  'notifyParty.contact': 'import@example.com',
  remarks: 'Please send the draft to our broker too.',
}

const containers: readonly string[] = siContainerColumns

/** An instruction's first row needs what is required of it, and each row with a container all of the container. */
function reminderOf(field: SiColumn, row: number, letters: (field: SiColumn) => string): string {
  const id = (at: number) =>
    (['bookingNo', 'customerReference', 'blNo'] as const).map((one) => `$${letters(one)}${at}`).join('&"|"&')
  const isEmpty = `${letters(field)}${row}=""`
  const box = `$${letters('containerNo')}${row}<>""`
  const seal = `$${letters('seal')}${row}<>""`
  if (field === 'bookingNo') return `AND(${id(row)}="||",${id(row - 1)}="||",${box})`
  if (field === 'containerNo') return `AND(${isEmpty},${seal})`
  if (containers.includes(field)) return `AND(${box},${isEmpty})`
  return `AND(${id(row)}<>"||",${id(row)}<>${id(row - 1)},${isEmpty})`
}

/** The empty form of a person for shipping instructions. */
export function siTemplate(parts: Parts): port.OutputWorkbook {
  const { language, carrier } = parts
  const lists = listsOf(parts)
  const examples = exampleRows(lists, exampleName(language))
  const { bands: bandNames, ...texts } = messages[language]
  return formTemplate<SiColumn>({
    language,
    carrier,
    columns: siColumns,
    nameOf: (field) => siColumnName(field, language),
    columnOf,
    bandOf: (field) => {
      const band = bands[field]
      return band ? bandNames[band] : ''
    },
    texts,
    rowLimit: rowLimits.si,
    limits: { instructions: String(SI_FORM_LIMIT), rows: String(rowLimits.si) },
    day: '',
    lists,
    examples,
    guideExample: { ...rare, ...examples[0] },
    reminderOf,
  })
}

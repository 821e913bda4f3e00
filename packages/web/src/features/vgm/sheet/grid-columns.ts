import { readContainerNumber, showContainerNumber } from '@fairway/contract/shared/container-number'
import { massText, readMass } from '@fairway/contract/vgm/mass.rules'
import { massUnits, weighingMethods } from '@fairway/contract/vgm/vgm.values'
import { massOfRow, plainContainerNo } from '@fairway/contract/vgm/vgm-rows.rules'
import type { EntryRow } from '../../../ui/entry-grid/entry-block.rules.ts'
import type { EntryColumn, Offered } from '../../../ui/entry-grid/entry-grid.store.ts'
import type { SheetRow } from './sheet.rules.ts'
import { type BookingsOfSheet, tidyWeight } from './sheet-row.rules.ts'

/** The cells of a row, in the order in which a mass is added up. */
export const gridFields = ['containerNo', 'method', 'unit', 'cargo', 'dunnage', 'tare', 'mass'] as const
export type GridField = (typeof gridFields)[number]

/** Each column's share of the width. */
const widths: Record<GridField, number> = {
  containerNo: 1.5,
  method: 0.75,
  unit: 0.6,
  cargo: 1.05,
  dunnage: 1.05,
  tare: 1.05,
  mass: 1.15,
}

/** What the heads of weight lists call the columns, in the languages of the portal. */
const heads: Record<GridField, readonly string[]> = {
  containerNo: [
    ...['containerNo', 'container', 'container no', 'container number', 'cntr', 'cntr no', 'box no'],
    ...['箱号', '柜号', '集装箱号', 'số container', 'số cont'],
  ],
  method: [
    ...['method', 'method of weighing', 'weighing method', 'vgm method', 'sm'],
    ...['称重方法', '称重方式', 'vgm方法', 'phương pháp', 'phương pháp cân'],
  ],
  unit: ['unit', 'uom', 'unit of measure', 'weight unit', '单位', '重量单位', 'đơn vị', 'đơn vị tính'],
  cargo: ['cargo', 'cargo weight', 'goods weight', '货重', '货物重量', 'khối lượng hàng', 'trọng lượng hàng'],
  dunnage: ['dunnage', 'dunnage weight', '衬垫物重量', '衬垫重量', 'vật liệu chèn lót', 'chèn lót'],
  tare: [
    'tare',
    'tare weight',
    'container tare',
    'container tare weight',
    '皮重',
    '箱皮重',
    '箱重',
    'vỏ',
    'khối lượng vỏ',
  ],
  mass: [
    ...['mass', 'vgm', 'verified gross mass', 'vgm weight', 'gross mass', 'total weight'],
    ...['核实总重', 'vgm重量', '总重', 'khối lượng vgm', 'tổng khối lượng'],
  ],
}

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s._-]/g, '')
    .toUpperCase()

const methods: Partial<Record<string, string>> = {
  '1': 'SM1', M1: 'SM1', METHOD1: 'SM1', 方法1: 'SM1', 方法一: 'SM1', PHƯƠNGPHÁP1: 'SM1',
  '2': 'SM2', M2: 'SM2', METHOD2: 'SM2', 方法2: 'SM2', 方法二: 'SM2', PHƯƠNGPHÁP2: 'SM2',
} // biome-ignore format: two lines of aliases read better
const units: Partial<Record<string, string>> = {
  KGS: 'KG', KGM: 'KG', KILOGRAM: 'KG', KILOGRAMS: 'KG', 公斤: 'KG', 千克: 'KG',
  LBS: 'LB', LBR: 'LB', POUND: 'LB', POUNDS: 'LB', 磅: 'LB',
} // biome-ignore format: two lines of aliases read better

const readMethod = (text: string) => methods[letters(text)] ?? letters(text)
const readUnit = (text: string) => units[letters(text)] ?? letters(text)

interface Source {
  labelOf: (field: GridField) => string
  methodName: (method: (typeof weighingMethods)[number]) => string
  bookings: () => BookingsOfSheet
  /** The numbers that the sheet names already. */
  named: () => ReadonlySet<string>
}

const OFFERED = 12

function offerContainers({ bookings, named }: Source, text: string, row: EntryRow): Offered[] {
  const typed = plainContainerNo(text)
  const booking = bookings().find(({ header }) => header.bookingNo === row.bookingNo)
  const taken = named()
  return (booking?.containers ?? [])
    .filter(({ containerNo, isLoaded }) => !isLoaded && containerNo.includes(typed) && containerNo !== typed)
    .filter(({ containerNo }) => !taken.has(containerNo))
    .slice(0, OFFERED)
    .map(({ containerNo, equipment }) => ({
      value: containerNo,
      text: showContainerNumber(containerNo),
      detail: equipment.code,
    }))
}

/** With SM2 the mass is the sum of its parts; it is shown, not typed. One that was pasted shows until it fits. */
const sumIn = (row: EntryRow) => {
  if (row.method !== 'SM2' || row.mass !== '') return undefined
  const sum = massOfRow(row as SheetRow) // the rows of this grid
  return sum === undefined ? '' : massText(sum)
}

/** The columns of the grid, each with how a typed or pasted text is understood and what it offers. */
export function gridColumns(source: Source): EntryColumn[] {
  const own: Record<GridField, Partial<EntryColumn>> = {
    containerNo: {
      isKey: true,
      read: plainContainerNo,
      offer: (text, row) => offerContainers(source, text, row),
    },
    method: {
      read: readMethod,
      offer: () =>
        weighingMethods.map((value) => ({
          value,
          text: value,
          detail: source.methodName(value).replace(/^SM\d\W*/, ''),
        })),
    },
    unit: { read: readUnit, offer: () => massUnits.map((value) => ({ value, text: value, detail: '' })) },
    cargo: { read: tidyWeight },
    dunnage: { read: tidyWeight },
    tare: { read: tidyWeight },
    mass: { read: tidyWeight, computed: sumIn },
  }
  return gridFields.map((name) => ({
    name,
    label: source.labelOf(name),
    heads: heads[name],
    width: widths[name],
    kind: name === 'containerNo' || name === 'method' || name === 'unit' ? 'code' : 'figures',
    ...own[name],
  }))
}

/** What so many weights behind a container number are. */
const weightsByCount: Partial<Record<number, readonly GridField[]>> = { 1: ['mass'], 3: ['cargo', 'dunnage', 'tare'] }

/** The columns of a pasted block without heads: a container number first, then a method, a unit and weights in any order. */
export function headsOf([line = []]: readonly (readonly string[])[]): GridField[] | undefined {
  const [first = '', ...rest] = line
  const { kind } = readContainerNumber(plainContainerNo(first))
  if (rest.length === 0 || (kind !== 'valid' && kind !== 'wrongCheckDigit')) return undefined
  const isWeight = (text: string) => ['weight', 'unclear', 'tooLong'].includes(readMass(text).kind)
  const weights = [...(weightsByCount[rest.filter(isWeight).length] ?? [])]
  const found = rest.map((text) => {
    if (weighingMethods.some((method) => method === letters(text))) return 'method'
    if (massUnits.some((unit) => unit === readUnit(text))) return 'unit'
    return isWeight(text) ? weights.shift() : undefined
  })
  return found.every((field) => field !== undefined) ? ['containerNo', ...found] : undefined
}

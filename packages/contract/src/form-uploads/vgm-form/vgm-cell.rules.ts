import { isDateOnly } from '../../shared/date-only.ts'
import { readDay } from '../../shared/read-day.ts'
import { type MassUnit, massUnits, type WeighingMethod, weighingMethods } from '../../vgm/vgm.values.ts'
import { plainContainerNo } from '../../vgm/vgm-rows.rules.ts'
import * as cells from '../form-cell.rules.ts'
import type { FormNames } from '../form-names.rules.ts'
import { createLookup } from '../form-term.rules.ts'
import { inPlainLetters, onOneLine } from '../form-value.rules.ts'
import type { VgmColumn } from './vgm-form.values.ts'

const methodOf = createLookup<WeighingMethod>(weighingMethods, [], {
  SM1: ['1', 'Method 1', 'Weighing', 'Weighed', '方法1', '方法一', '整箱称重', '称重法', 'Phương pháp 1', 'Cân container'],
  SM2: ['2', 'Method 2', 'Calculation', 'Calculated', '方法2', '方法二', '计算法', '累加法', 'Phương pháp 2', 'Tính tổng'],
}) // biome-ignore format: one line for each method

const unitOf = createLookup<MassUnit>(massUnits, [], {
  KG: ['KGS', 'KGM', 'Kilogram', 'Kilograms', '公斤', '千克', 'Kí', 'Ký'],
  LB: ['LBS', 'LBR', 'Pound', 'Pounds', '磅'],
})

/** A value of ours by any of its names, also with its explanation behind it: `SM1: packed container weighed`. */
const named =
  (find: (text: string) => string | undefined): cells.ReadCell =>
  (text) => ({ text: find(text) ?? find(text.split(/[:：]/, 1)[0] ?? '') ?? onOneLine(text) })

/** A moment: the day in any certain spelling, and the time behind it. What is none stays, and the rules refuse it. */
export const moment: cells.ReadCell = (text, _names, time) => {
  const plain = inPlainLetters(time === undefined ? text : `${text} ${time}`)
  const [, written = '', hours = '', minutes = ''] = /^(.*?)[T ,]+(\d{1,2})[:.h](\d{2})(?::\d{2})?$/.exec(plain) ?? []
  const day = readDay(written)
  return { text: isDateOnly(day) ? `${day} ${hours.padStart(2, '0')}:${minutes}` : plain }
}

const number = (text: string) => inPlainLetters(text).replaceAll(/[\s-]/g, '').toUpperCase()

const readers: cells.CellReaders<VgmColumn> = {
  bookingNo: (text) => ({ text: number(text) }),
  blNo: (text) => ({ text: number(text) }),
  reference: cells.line,
  containerNo: (text) => ({ text: plainContainerNo(onOneLine(text)) }),
  method: named(methodOf),
  unit: named(unitOf),
  mass: cells.number,
  cargo: cells.number,
  dunnage: cells.number,
  tare: cells.number,
  signatory: cells.line,
  authorisedParty: cells.line,
  weighedAt: moment,
  weighedPlace: cells.line,
}

export const vgmCellReader = (names: FormNames) => cells.cellReaderBy(readers, names)

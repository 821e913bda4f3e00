import { type BillType, billTypes } from '../../billing-documents/bill.values.ts'
import { freightDisplays } from '../../shipping-instructions/shipping-instruction.values.ts'
import { en } from '../../shipping-instructions/si-messages/en.ts'
import { vi } from '../../shipping-instructions/si-messages/vi.ts'
import { zh } from '../../shipping-instructions/si-messages/zh.ts'
import { normalizeContainerNo, normalizeField } from '../../shipping-instructions/si-normal.rules.ts'
import * as cells from '../form-cell.rules.ts'
import type { FormNames } from '../form-names.rules.ts'
import { codeOf } from '../form-names.rules.ts'
import { createLookup, paymentTermOf } from '../form-term.rules.ts'
import { inPlainLetters, onOneLine } from '../form-value.rules.ts'
import type { SiColumn } from './si-form.values.ts'

const billTypeOf = createLookup<BillType>(billTypes, [en.blTypes, zh.blTypes, vi.blTypes], {
  OBL: ['Original', 'Originals', 'Original B/L', 'Original bill', '正本', '正本提单', 'Vận đơn gốc', 'B/L gốc'],
  TLX: ['Telex', 'Telex release', 'Surrendered', '电放', '电放提单', 'Điện giao hàng'],
  SW: ['SWB', 'Seaway bill', 'Sea waybill', 'Waybill', 'Express release', '海运单', '海运单放货', 'Giấy gửi hàng đường biển'],
}) // biome-ignore format: one line for each type

const freightDisplayOf = createLookup(freightDisplays, [en.freightDisplays, zh.freightDisplays, vi.freightDisplays], {
  'As arranged': ['Freight as arranged', '运费按约定'],
})

/** One of our own values by any of its names; an unknown one stays and fails the rules. */
const named =
  (find: (text: string) => string | undefined): cells.ReadCell =>
  (text) => ({ text: find(text) ?? find(codeOf(inPlainLetters(text))) ?? onOneLine(text) })
const normal =
  (field: string): cells.ReadCell =>
  (text) => ({ text: normalizeField(field, inPlainLetters(text)) })

const readers: cells.CellReaders<SiColumn> = {
  bookingNo: normal('bookingNo'),
  customerReference: cells.line,
  blNo: normal('blNo'),
  blType: named(billTypeOf),
  originals: cells.number,
  nonNegotiables: cells.number,
  freightDisplay: named(freightDisplayOf),
  paymentTerm: (text) => ({ text: onOneLine(paymentTermOf(text)) }),
  secondNotifyParty: cells.code,
  'shipper.name': cells.line,
  'shipper.address': cells.lines,
  'shipper.contact': cells.line,
  'consignee.name': cells.line,
  'consignee.address': cells.lines,
  'consignee.contact': cells.line,
  'notifyParty.name': cells.line,
  'notifyParty.address': cells.lines,
  'notifyParty.contact': cells.line,
  description: cells.longText,
  marks: cells.longText,
  hts: normal('hts'),
  containerNo: (text) => ({ text: normalizeContainerNo(inPlainLetters(text)) }),
  equipment: cells.equipment,
  seal: cells.code,
  packages: cells.number,
  packageType: cells.coded('packageTypes'),
  weight: cells.number,
  volume: cells.number,
  remarks: cells.lines,
}

export const siCellReader = (names: FormNames) => cells.cellReaderBy(readers, names)

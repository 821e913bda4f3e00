import type { ChargesLine } from '@fairway/contract/carrier/billing-lines.schema'
import { amountOf } from '@fairway/contract/shared/money'
import type { Booking } from './booking.ts'

/** A charge as the carrier rates it. */
export type Charge = ChargesLine['charges'][number]

/** Ocean freight per container in dollars, by port of discharge; reefers cost more, small boxes less. */
const FREIGHT: Readonly<Record<string, number>> = { USLGB: 1650, USLAX: 1650, USOAK: 1780, USHNL: 2240 }
const USUAL_FREIGHT = 1900
/** By rail to the city. */
const RAIL: Readonly<Record<string, number>> = { USCHI: 1480, USDAL: 1390, USMEM: 1420 }
const USUAL_RAIL = 1450

/** What the terminal of loading and the documents cost, in the currency of its country. */
const local = {
  CN: { currency: 'CNY', handling: 1250, document: 450, telex: 300 },
  VN: { currency: 'VND', handling: 4_750_000, document: 1_050_000, telex: 900_000 },
} as const

/** The charges of this carrier. */
export const chargeNames = {
  OFR: { en: 'Ocean freight', zh: '海运费', vi: 'Cước biển' },
  BAF: { en: 'Bunker adjustment factor', zh: '燃油附加费', vi: 'Phụ phí nhiên liệu (BAF)' },
  ISP: { en: 'ISPS security charge', zh: '港口设施保安费', vi: 'Phí an ninh ISPS' },
  INL: { en: 'Inland rail', zh: '内陆铁路运费', vi: 'Cước đường sắt nội địa' },
  THC: { en: 'Terminal handling at origin', zh: '起运港码头操作费', vi: 'Phí xếp dỡ tại cảng đi (THC)' },
  DOC: { en: 'Documentation fee', zh: '文件费', vi: 'Phí chứng từ' },
  TLX: { en: 'Telex release fee', zh: '电放费', vi: 'Phí điện giao hàng' },
  DDC: { en: 'Destination delivery charge', zh: '目的港交货费', vi: 'Phí giao hàng tại cảng đến (DDC)' },
} as const

interface Rated {
  code: keyof typeof chargeNames
  basis: Charge['basis']
  quantity: number
  rate: number
  currency: string
  term: Charge['term']
}

const isReefer = (equipment: string) => /^\d\dR/.test(equipment)
const isSmall = (equipment: string) => equipment.startsWith('2')

/** The containers of a booking that are on one of its bills. */
const containersOn = ({ bills, containers }: Booking, blNo: string) =>
  containers.filter((_, at) => bills[at % bills.length] === blNo)

/** The charges of a bill: freight on the term of the booking, what happens at the origin prepaid, at the destination collect. */
export function chargesOf(booking: Booking, blNo: string): Charge[] {
  const { portOfLoading, portOfDischarge, placeOfDelivery, paymentTerm: term, billType } = booking
  const boxes = containersOn(booking, blNo)
  const here = portOfLoading.startsWith('VN') ? local.VN : local.CN
  const usd = 'USD'
  const base = FREIGHT[portOfDischarge] ?? USUAL_FREIGHT
  const kinds = [
    { quantity: boxes.filter(({ equipment }) => isReefer(equipment)).length, rate: base + 1900 },
    { quantity: boxes.filter(({ equipment }) => isSmall(equipment) && !isReefer(equipment)).length, rate: base - 350 },
    { quantity: boxes.filter(({ equipment }) => !isSmall(equipment) && !isReefer(equipment)).length, rate: base },
  ].filter(({ quantity }) => quantity > 0)
  const quantity = boxes.length
  const rated: Rated[] = [
    ...kinds.map((kind) => ({ code: 'OFR', basis: 'container', ...kind, currency: usd, term }) as const),
    { code: 'BAF', basis: 'container', quantity, rate: 310, currency: usd, term },
    { code: 'ISP', basis: 'container', quantity, rate: 14, currency: usd, term },
    ...(placeOfDelivery
      ? [
          {
            code: 'INL',
            basis: 'container',
            quantity,
            rate: RAIL[placeOfDelivery] ?? USUAL_RAIL,
            currency: usd,
            term,
          } as const,
        ]
      : []),
    { code: 'THC', basis: 'container', quantity, rate: here.handling, currency: here.currency, term: 'Prepaid' },
    { code: 'DOC', basis: 'bl', quantity: 1, rate: here.document, currency: here.currency, term: 'Prepaid' },
    ...(billType === 'TLX'
      ? [{ code: 'TLX', basis: 'bl', quantity: 1, rate: here.telex, currency: here.currency, term: 'Prepaid' } as const]
      : []),
    { code: 'DDC', basis: 'container', quantity, rate: 150, currency: usd, term: 'Collect' },
  ]
  return rated.filter((charge) => charge.quantity > 0).map(toCharge)
}

const minorOf = (units: number, currency: string) => BigInt(units) * (currency === 'VND' ? 1n : 100n)

const toCharge = ({ code, basis, quantity, rate, currency, term }: Rated, at: number): Charge => ({
  lineNo: at + 1,
  code,
  name: chargeNames[code],
  basis,
  quantity: String(quantity),
  rate: String(rate),
  amount: amountOf(minorOf(quantity * rate, currency), currency),
  currency,
  term,
})

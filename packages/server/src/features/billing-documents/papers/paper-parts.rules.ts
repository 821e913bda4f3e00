import { en as billEn } from '@fairway/contract/billing-documents/bill-messages/en'
import { vi as billVi } from '@fairway/contract/billing-documents/bill-messages/vi'
import { zh as billZh } from '@fairway/contract/billing-documents/bill-messages/zh'
import type { PaperProfile } from '@fairway/contract/carrier/paper-profile.schema'
import { fillText } from '@fairway/contract/shared/fill-text'
import { languageTag } from '@fairway/contract/shared/language'
import type { LedgerRow, Paper, PaperBlock, PaperCell } from '../../../ports/documents/paper/paper.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'
import type { ChargeFacts, ContainerFacts, CurrencyFacts, PartyFacts, Printing, ShipmentFacts } from './paper-facts.ts'

const all = { en, zh, vi }
export type PaperTexts = (typeof all)[Printing['language']]
const billWords = { en: billEn, zh: billZh, vi: billVi }
/** The words of bills and charges, as pages use them. */
export const billWordsOf = ({ language }: Pick<Printing, 'language'>) => billWords[language]
export const textsOf = ({ language }: Printing): PaperTexts => all[language]

const grouped = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ',')

/** An amount as it is read: thousands apart, and the digits of its currency, which it has already. */
export const money = (amount: string): string =>
  amount.replace(/^(-?)(\d+)/, (_, sign: string, whole: string) => sign + grouped(whole))

/** A rate as it is read: two decimals, and more where it has them. */
const rateText = (rate: string): string => {
  const [whole = '', fraction = ''] = rate.split('.')
  return money(`${whole}.${fraction.padEnd(2, '0')}`)
}

/** A number as it is read, with as many decimals as it has. */
function quantity(number: string): string {
  const [, whole = '', fraction = ''] = /^(-?\d+)(?:\.(\d*?)0*)?$/.exec(number) ?? []
  if (whole === '') return number
  return fraction === '' ? grouped(whole) : `${grouped(whole)}.${fraction}`
}

export const cell = (label: string, text: string, share: number, isBold = false): PaperCell => ({
  label,
  text,
  share,
  ...(isBold && { isBold }),
})
export const partyText = ({ name, address }: PartyFacts) => [name, address].filter((part) => part !== '').join('\n')

/** The frame of every paper: the carrier, the title, the number, original or copy. */
export function paperOf(
  printing: Printing,
  { title, number, blocks }: { title: string; number: string; blocks: (PaperBlock | false)[] },
): Paper {
  const { carrier, language, isCopy, printedAt } = printing
  const texts = textsOf(printing)
  const at = `${printedAt.slice(0, 16).replace('T', ' ')} UTC`
  return {
    layout: 'paper',
    title,
    number,
    standing: { isCopy, text: isCopy ? texts.copy : texts.original },
    carrier,
    language: languageTag[language],
    pageText: texts.page,
    foot: fillText(texts.foot, { carrier: carrier.name, number, at }),
    blocks: blocks.filter((block) => block !== false),
  }
}

/** What is shipped, with which ship, from where to where. */
export function shipmentRows(shipment: ShipmentFacts, printing: Printing): PaperCell[][] {
  const { language } = printing
  const { fields } = textsOf(printing)
  const { placeOfReceipt, placeOfDelivery, hasArrived } = shipment
  return [
    [
      cell(fields.blNo, shipment.blNo, 0.25, true),
      cell(fields.bookingNo, shipment.bookingNo, 0.25),
      cell(fields.vesselVoyage, [shipment.vessel, shipment.vvd].filter(Boolean).join(' '), 0.25),
      cell(fields.customerReference, shipment.customerReference, 0.25),
    ],
    [
      cell(fields.placeOfReceipt, (placeOfReceipt ?? shipment.portOfLoading)[language], 0.25),
      cell(fields.portOfLoading, shipment.portOfLoading[language], 0.25),
      cell(fields.portOfDischarge, shipment.portOfDischarge[language], 0.25),
      cell(fields.placeOfDelivery, (placeOfDelivery ?? shipment.portOfDischarge)[language], 0.25),
    ],
    [
      cell(fields.departure, shipment.departureOn, 0.25),
      cell(hasArrived ? fields.arrival : fields.estimatedArrival, shipment.arrivalOn, 0.25),
      cell(fields.commodity, shipment.commodity, 0.5),
    ],
  ]
}

/** Charges by who pays them, each group with its sums per currency. */
export function chargeLedger(charges: readonly ChargeFacts[], printing: Printing): PaperBlock {
  const { columns, groups } = textsOf(printing)
  const words = billWordsOf(printing)
  const terms = [...new Set(charges.map(({ term }) => term))]
  const rows = terms.flatMap((term): LedgerRow[] => {
    const own = charges.filter((charge) => charge.term === term)
    return [
      { style: 'group', cells: [groups[term]] },
      ...own.map(
        (one): LedgerRow => ({
          style: 'row',
          cells: [
            one.name[printing.language],
            quantity(one.quantity),
            words.bases[one.basis],
            rateText(one.rate),
            one.currency,
            money(one.amount),
          ],
        }),
      ),
    ]
  })
  return {
    kind: 'ledger',
    columns: [
      { title: columns.charge },
      { title: columns.quantity, width: 56, align: 'right' },
      { title: columns.unit, width: 64 },
      { title: columns.rate, width: 74, align: 'right' },
      { title: columns.currency, width: 48 },
      { title: columns.amount, width: 82, align: 'right' },
    ],
    rows,
  }
}

/** The sums of each currency: what it is in all, what is paid, what is open. */
export function sumRows(sums: readonly CurrencyFacts[], printing: Printing): PaperBlock {
  const texts = textsOf(printing).sums
  return {
    kind: 'sums',
    rows: sums.flatMap(({ currency, total, paid, open }) => [
      { label: fillText(texts.total, { currency }), text: money(total), isBold: paid === open },
      { label: fillText(texts.paid, { currency }), text: money(paid), isBold: false },
      { label: fillText(texts.open, { currency }), text: money(open), isBold: true },
    ]),
  }
}

export function containerLedger(containers: readonly ContainerFacts[], printing: Printing): PaperBlock {
  const { columns } = textsOf(printing)
  return {
    kind: 'ledger',
    columns: [
      { title: columns.containerNo, width: 92 },
      { title: columns.type },
      { title: columns.seal, width: 84 },
      { title: columns.weight, width: 78, align: 'right' },
      { title: columns.lastFreeOn, width: 78 },
    ],
    rows: containers.map(({ containerNo, equipment, seal, weightKg, lastFreeOn }) => ({
      style: 'row',
      cells: [containerNo, equipment[printing.language], seal, quantity(weightKg), lastFreeOn],
    })),
  }
}

/** The small print of the carrier for this paper, where it has one. */
export function termsNote(paper: keyof PaperProfile['terms'], printing: Printing): PaperBlock | false {
  const text = printing.papers?.terms[paper]?.[printing.language] ?? ''
  return text !== '' && { kind: 'note', heading: textsOf(printing).headings.terms, text, style: 'fine' }
}

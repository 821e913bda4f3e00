import type { BillPrint } from './bill-print.ts'
import { spellNumber } from './spelled-number.ts'

/* Bills are written in English everywhere, whatever the language of those who write them. */

export function titleOf({ kind, blType }: BillPrint): string {
  if (kind === 'instruction') return 'SHIPPING INSTRUCTION'
  return blType === 'SW' ? 'SEA WAYBILL' : 'BILL OF LADING'
}

/** Under the title: what this paper is worth. */
export function standingOf({ kind, blType, original, version }: BillPrint): string {
  if (kind === 'instruction') return `VERSION ${version ?? 1} – NO BILL OF LADING`
  if (kind === 'draft') return 'DRAFT – NOT NEGOTIABLE'
  if (kind === 'copy') return 'COPY – NOT NEGOTIABLE'
  if (blType === 'SW') return 'NON-NEGOTIABLE'
  return original ? `ORIGINAL ${original.number} OF ${original.of}` : 'ORIGINAL'
}

/** Across the page, where the paper must not be taken for an original. */
export const watermarkOf = (bill: BillPrint) => (bill.kind === 'original' ? '' : standingOf(bill))

/** How the bill is released. */
export const releaseOf = ({ blType }: BillPrint) =>
  ({
    OBL: 'Original bill of lading',
    TLX: 'Telex release: originals surrendered or not issued',
    SW: 'Sea waybill: no originals are issued',
    '': '',
  })[blType]

/** What the bill says of freight and charges, above the charges themselves. */
export function freightLines({ freightDisplay, paymentTerm, kind, charges }: BillPrint): string[] {
  const term = {
    Prepaid: 'FREIGHT PREPAID',
    Collect: 'FREIGHT COLLECT',
    'Third party': 'FREIGHT PAYABLE BY THIRD PARTY',
    '': '',
  }[paymentTerm]
  const unrated =
    kind === 'draft' || kind === 'instruction'
      ? 'FREIGHTED: CHARGES ARE SHOWN ONCE THE BILL IS RATED'
      : 'FREIGHTED: CHARGES AS ARRANGED'
  const shown = {
    Freighted: charges.length > 0 ? '' : unrated,
    Unfreighted: 'UNFREIGHTED: CHARGES ARE NOT SHOWN ON THIS BILL',
    'As arranged': 'FREIGHT AND CHARGES AS ARRANGED',
    '': '',
  }[freightDisplay]
  return [term, shown].filter((line) => line !== '')
}

/** What the paper is worth, where a carrier signs or nobody does. */
export function issueLines({ kind, blType, original }: BillPrint): string[] {
  if (kind === 'instruction')
    return [
      'This is what the shipper instructed the carrier to state on the bill of lading.',
      'It is no receipt for goods and no document of title.',
    ]
  if (kind === 'draft')
    return [
      'This draft is made from the shipping instruction for the shipper to check.',
      'It is no receipt for goods and no document of title, and it is not signed.',
    ]
  if (kind === 'copy') return ['This copy is for information. Goods are not delivered against it.']
  const received = 'Received by the carrier in apparent good order and condition unless stated otherwise.'
  if (blType === 'SW' || !original) return [received]
  const { of } = original
  const count = `${spellNumber(of)} (${of}) ORIGINAL${of === 1 ? '' : 'S'}`
  return [
    received,
    `${count} of this bill ${of === 1 ? 'has' : 'have'} been signed.`,
    'Once the goods are delivered against one of them, the others are void.',
  ]
}

import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import type { Language } from '@fairway/contract/shared/language'
import type { Sheet } from '../../../ports/documents/sheet/sheet.ts'
import { letterSheet } from '../letter-sheet.rules.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'
import type { StoredLetter } from './one-time-letter.repository.ts'

export const oneTimeTexts = { en, zh, vi }

/** A one-time letter as it is read, signed and printed: every shipment of its group by name. */
export function oneTimeSheet(
  { reference, shipper, bills }: Pick<StoredLetter, 'reference' | 'shipper' | 'bills'>,
  { language, carrier }: { language: Language; carrier: Pick<CarrierProfile, 'name' | 'papers'> },
): Sheet {
  const { title, intro, facts, columns, types } = oneTimeTexts[language]
  return letterSheet({
    ...{ language, carrier, title, reference, intro },
    facts: [
      [facts.reference, reference],
      [facts.shipper, shipper.name],
      [facts.address, shipper.address],
      [facts.shipments, String(bills.length)],
    ],
    shipments: {
      kind: 'table',
      columns: [
        { title: columns.blNo, width: 92 },
        { title: columns.release, width: 82 },
        { title: columns.consignee },
        { title: columns.vessel, width: 104 },
        { title: columns.route, width: 84 },
      ],
      rows: bills.map(({ blNo, type, consignee, vvd, vessel, portOfLoading, portOfDischarge }) => [
        blNo,
        types[type],
        consignee ?? '',
        [vessel, vvd].filter(Boolean).join(', '),
        `${portOfLoading} - ${portOfDischarge}`,
      ]),
    },
  })
}

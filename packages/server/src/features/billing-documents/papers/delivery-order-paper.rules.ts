import type { Paper } from '../../../ports/documents/paper/paper.ts'
import type { DeliveryOrderFacts, Printing } from './paper-facts.ts'
import { cell, containerLedger, paperOf, partyText, shipmentRows, termsNote, textsOf } from './paper-parts.rules.ts'

/** A delivery order: the carrier asks the terminal to hand these containers to the named party. */
export function deliveryOrderPaper(order: DeliveryOrderFacts, printing: Printing): Paper {
  const { titles, fields, notes, signatures } = textsOf(printing)
  return paperOf(printing, {
    title: titles.deliveryOrder,
    number: order.number,
    blocks: [
      { kind: 'note', heading: '', text: notes.order, style: 'plain' },
      {
        kind: 'cells',
        rows: [
          [
            cell(fields.releasedTo, partyText(order.releasedTo), 0.5, true),
            cell(fields.consignee, partyText(order.consignee), 0.5),
          ],
          [
            cell(fields.pickupAt, order.pickupAt[printing.language], 0.5, true),
            cell(fields.validUntil, order.validUntil, 0.25, true),
            cell(fields.release, order.release, 0.25),
          ],
          ...shipmentRows(order.shipment, printing),
        ],
      },
      containerLedger(order.containers, printing),
      { kind: 'signature', labels: [signatures.carrier, signatures.receiver] },
      termsNote('deliveryOrder', printing),
    ],
  })
}

import type { Paper } from '../../../ports/documents/paper/paper.ts'
import type { ArrivalFacts, Printing } from './paper-facts.ts'
import {
  billWordsOf, cell, chargeLedger, containerLedger, paperOf, partyText, shipmentRows, sumRows, termsNote, textsOf,
} from './paper-parts.rules.ts' // biome-ignore format: one line

/** An arrival notice: what comes when and where, what it costs, and what is to be done before it can be picked up. */
export function arrivalPaper(arrival: ArrivalFacts, printing: Printing): Paper {
  const { titles, fields, columns, headings, notes } = textsOf(printing)
  const { shipment, holds, charges } = arrival
  const words = billWordsOf(printing)
  const third = 1 / 3
  return paperOf(printing, {
    title: titles.arrivalNotice,
    number: arrival.number,
    blocks: [
      { kind: 'note', heading: '', text: notes.arrival, style: 'plain' },
      {
        kind: 'cells',
        rows: [
          [
            cell(fields.shipper, partyText(arrival.shipper), third),
            cell(fields.consignee, partyText(arrival.consignee), third),
            cell(fields.notifyParty, partyText(arrival.notifyParty), third),
          ],
          ...shipmentRows(shipment, printing),
          [
            cell(fields.pickupAt, arrival.pickupAt[printing.language], 0.5, true),
            cell(fields.availableOn, arrival.availableOn, 0.5, true),
          ],
        ],
      },
      containerLedger(arrival.containers, printing),
      holds.length === 0
        ? { kind: 'note', heading: headings.holds, text: notes.noHolds, style: 'plain' }
        : {
            kind: 'ledger',
            columns: [{ title: `${headings.holds}: ${columns.hold}` }, { title: columns.clearedBy, width: 220 }],
            rows: holds.map(({ hold, clearedBy }) => ({
              style: 'row',
              cells: [words.holds[hold], words.clearers[clearedBy]],
            })),
          },
      charges?.length === 0 && { kind: 'note', heading: headings.charges, text: notes.noCharges, style: 'plain' },
      charges !== null && charges.length > 0 && chargeLedger(charges, printing),
      charges !== null && charges.length > 0 && sumRows(arrival.sums, printing),
      termsNote('arrivalNotice', printing),
    ],
  })
}

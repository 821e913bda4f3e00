import type { BillList } from '@fairway/contract/billing-documents/bill.schema'
import {
  type BillStatus,
  type BillType,
  billStatuses,
  billTypes,
  type ReleaseStatus,
  releaseStatuses,
} from '@fairway/contract/billing-documents/bill.values'
import type { PaymentTerm } from '@fairway/contract/bookings/requests/booking-request.values'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../ui/listing/column-maker.tsx'
import { once } from '../../../ui/listing/list-labels.ts'
import { shownMonies } from '../../../ui/money.rules.ts'
import { Tag } from '../../../ui/status/tag.tsx'
import { billStatusBadges, releaseBadges } from '../billing-badges.ts'
import type { BillLabels } from './bills.list.ts'

const hidden = { isHiddenAtFirst: true }
type AmountField = 'prepaid' | 'collect' | 'thirdParty' | 'open' | 'overdue'

/** Every field of the list as a column; the first dozen shows until somebody wants others. */
export function columnsOf(list: BillList, labels: BillLabels): GridColumn[] {
  const { columns: c } = list
  const { t, place } = labels
  const make = columnMaker(c, labels)
  // the fields hold nothing else
  const statusText = (status: string) => t(`words.statuses.${status as BillStatus}`)
  const releaseText = (release: string) => t(`words.releases.${release as ReleaseStatus}`)
  const typeText = (type: string) => t(`words.types.${type as BillType}`)
  const statusTag = once((status: BillStatus) => Tag({ text: statusText(status), ...billStatusBadges[status] }))
  const releaseTag = once((release: ReleaseStatus) => Tag({ text: releaseText(release), ...releaseBadges[release] }))
  /** Amounts of several currencies cannot be compared: they are sorted by the first one. */
  const money = (id: AmountField, more: Partial<GridColumn> = {}): GridColumn => ({
    ...make.text(id, (row) => shownMonies(c[id][row] ?? []), { align: 'end', ...more }),
    kind: 'number',
    value: (row) => {
      const first = c[id][row]?.[0]
      return first ? Number(first.amount) : null
    },
  })
  return [
    make.text('blNo', undefined, { isRowHeader: true, isPinnedAtFirst: true }),
    make.coded('status', statusText, {
      choices: billStatuses.map(statusText),
      cell: (row) => {
        const status = c.status[row]
        return status ? statusTag(status) : null
      },
      extraLetters: ICON_WIDTH,
    }),
    make.coded('release', releaseText, {
      choices: releaseStatuses.map(releaseText),
      cell: (row) => {
        const release = c.release[row]
        return release ? releaseTag(release) : null
      },
      extraLetters: ICON_WIDTH,
    }),
    make.text('holds', (row) => (c.holds[row] ?? []).map((hold) => t(`words.holds.${hold}`)).join(', ')),
    money('open'),
    make.day('dueOn', {}),
    { ...make.number('overdueDays'), text: (row) => (c.overdueDays[row] ? String(c.overdueDays[row]) : '') },
    make.coded('type', typeText, { choices: billTypes.map(typeText) }),
    make.text('bookingNo', undefined, { hrefOf: (row) => `/bookingDetails/${c.bookingNo[row]}` }),
    make.choice('vvd'),
    make.coded('portOfDischarge', place),
    make.moment('arrivalAt', 'portOfDischarge'),
    make.choice('consignee'),

    money('overdue', hidden),
    money('prepaid', hidden),
    money('collect', hidden),
    money('thirdParty', hidden),
    make.coded('paymentTerm', (term) => t(`terms.${term as PaymentTerm}`), hidden),
    make.text('invoices', undefined, hidden),
    { ...make.number('openDisputes', hidden), text: (row) => (c.openDisputes[row] ? String(c.openDisputes[row]) : '') },
    make.text('shipmentId', undefined, hidden),
    make.moment('billedAt', undefined, hidden),
    make.choice('vessel', undefined, hidden),
    make.coded('portOfLoading', place, hidden),
    make.coded('destination', place, hidden),
    make.moment('departureAt', 'portOfLoading', hidden),
    make.choice('shipper', undefined, hidden),
  ]
}

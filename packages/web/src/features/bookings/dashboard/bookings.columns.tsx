import { billStatuses, releaseStatuses } from '@fairway/contract/billing-documents/bill.values'
import { bookingNameOf } from '@fairway/contract/bookings/dashboard/booking-columns.rules'
import type { BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import {
  amsLabels,
  equipmentLabels,
  holdLabels,
  requiredDocumentStatuses,
} from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { correctionStatuses } from '@fairway/contract/corrections/correction.values'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import type { ReactNode } from 'react'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../ui/listing/column-maker.tsx'
import { countdownPlaces, DueCell } from '../../../ui/listing/due-cell.tsx'
import { type Badge, StatusIndicator } from '../../../ui/listing/status-indicator.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { vgmPath } from '../vgm-path.ts'
import {
  bookingStatusBadges,
  correctionBadges,
  holdBadge,
  releaseBadges,
  requiredDocumentBadges,
} from './bookings.cells.tsx'
import type { BookingLabels } from './bookings.list.ts'
import { containerDashboardPath, correctionPath, instructionsPath, isOpenAt } from './bookings.rules.ts'

const hidden = { isHiddenAtFirst: true }

/** Every field of the specification as a column; the first of them show until somebody wants others. */
export function columnsOf(list: BookingList, labels: BookingLabels): GridColumn[] {
  const { columns: c } = list
  const { t, tracking, place } = labels
  const make = columnMaker(c, labels)
  type Field = Parameters<typeof make.coded>[0]

  /** A choice of known words, each drawn once with its icon however many rows have it. */
  const badgeColumn = <W extends string>(
    field: Field,
    known: readonly W[],
    {
      textOf,
      badgeOf,
      draw = StatusIndicator,
    }: { textOf: (one: W) => string; badgeOf: (one: W) => Badge; draw?: typeof StatusIndicator | typeof Tag },
  ): GridColumn => {
    const texts = new Map<string, string>(known.map((one) => [one, textOf(one)]))
    const drawn = new Map<string, ReactNode>(known.map((one) => [one, draw({ text: textOf(one), ...badgeOf(one) })]))
    return make.coded(field, (code) => texts.get(code) ?? code, {
      choices: known.map(textOf),
      cell: (row) => drawn.get(String(c[field][row])) ?? null,
      extraLetters: ICON_WIDTH,
    })
  }
  const due = (field: 'siDueAt' | 'vgmDueAt', kind: 'si' | 'vgm'): GridColumn => ({
    ...make.moment(field, 'portOfLoading', {
      cell: (row) => {
        const at = c[field][row]
        if (!at) return null
        return DueCell({
          at,
          place: c.portOfLoading[row] ?? '',
          isOpen: isOpenAt(list, row, kind),
          now: list.asOf,
          labels,
        })
      },
    }),
    get extraLetters() {
      const open = c[field].flatMap((at, row) => (at !== null && isOpenAt(list, row, kind) ? [at] : []))
      return countdownPlaces(open, list.asOf, labels)
    },
  })
  return [
    make.text('bookingNo', (row) => bookingNameOf(c, row), { isRowHeader: true, isPinnedAtFirst: true }),
    badgeColumn('status', bookingStatuses, {
      textOf: (status) => tracking(`words.bookingStatuses.${status}`),
      badgeOf: (status) => bookingStatusBadges[status],
      draw: Tag,
    }),
    make.coded('origin', place),
    make.coded('destination', place),
    make.choice('vvd'),
    make.moment('departureAt', 'portOfLoading', { basis: 'departureBasis' }),
    make.number('days'),
    {
      ...badgeColumn('siStatus', requiredDocumentStatuses, {
        textOf: (one) => t(`words.papers.${one}`),
        badgeOf: (one) => requiredDocumentBadges[one],
      }),
      hrefOf: (row) => {
        const bookingNo = c.bookingNo[row]
        return bookingNo && labels.mayInstruct ? instructionsPath(bookingNo) : undefined
      },
    },
    due('siDueAt', 'si'),
    {
      ...badgeColumn('vgmStatus', requiredDocumentStatuses, {
        textOf: (one) => t(`words.papers.${one}`),
        badgeOf: (one) => requiredDocumentBadges[one],
      }),
      hrefOf: (row) => {
        const bookingNo = c.bookingNo[row]
        return bookingNo && labels.mayWeigh ? vgmPath(bookingNo) : undefined
      },
    },
    due('vgmDueAt', 'vgm'),
    make.text('containers', (row) => labels.containers(c.containers[row] ?? ''), {
      hrefOf: (row) => {
        const bookingNo = c.bookingNo[row]
        return bookingNo && labels.mayTrack && c.containers[row] ? containerDashboardPath([bookingNo]) : undefined
      },
    }),
    badgeColumn('hold', holdLabels, { textOf: (one) => t(`words.holds.${one}`), badgeOf: () => holdBadge }),
    badgeColumn('ams', amsLabels, { textOf: (one) => t(`words.ams.${one}`), badgeOf: () => holdBadge }),
    make.coded('equipment', (one) => t(`words.equipment.${one as 'Empty Picked Up'}`), {
      choices: equipmentLabels.map((one) => t(`words.equipment.${one}`)), // of the list's own labels
    }),
    badgeColumn('release', releaseStatuses, {
      textOf: (one) => t(`words.releases.${one}`),
      badgeOf: (one) => releaseBadges[one],
    }),
    make.text('blNumbers', undefined, { isInEveryFile: true }),
    {
      ...badgeColumn('correction', correctionStatuses, {
        textOf: (one) => t(`words.corrections.${one}`),
        badgeOf: (one) => correctionBadges[one],
      }),
      hrefOf: (row) => {
        const bookingNo = c.bookingNo[row]
        return bookingNo && c.correction[row] ? correctionPath(bookingNo) : undefined
      },
    },
    make.text('customerReference'),
    make.choice('consignee'),

    make.text('vgmNote', undefined, hidden),
    make.text('ediRef', undefined, hidden),
    make.choice('vessel', undefined, hidden),
    make.coded('portOfLoading', place, hidden),
    make.coded('portOfDischarge', place, hidden),
    make.basis('departureBasis', hidden),
    make.moment('arrivalAt', 'portOfDischarge', { basis: 'arrivalBasis', ...hidden }),
    make.basis('arrivalBasis', hidden),
    make.coded('billStatus', (one) => t(`words.bills.${one as 'Draft'}`), {
      choices: billStatuses.map((one) => t(`words.bills.${one}`)), // of the list's own statuses
      ...hidden,
    }),
    make.number('quantity', hidden),
    make.choice('shipper', undefined, hidden),
    make.choice('notifyParty', undefined, hidden),
    make.choice('createdBy', undefined, hidden),
    make.moment('bookedAt', undefined, hidden),
    make.choice('serviceContract', undefined, hidden),
    make.text('commodity', undefined, hidden),
    make.choice('freightTerm', undefined, hidden),
    make.choice('paymentTerm', undefined, hidden),
  ]
}

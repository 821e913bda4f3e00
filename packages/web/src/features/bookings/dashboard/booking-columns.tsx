import { billStatuses, releaseStatuses } from '@fairway/contract/billing-documents/bill.words'
import {
  amsLabels,
  equipmentLabels,
  holdLabels,
  paperStatuses,
} from '@fairway/contract/bookings/booking-dashboard.words'
import { correctionStatuses } from '@fairway/contract/corrections/correction.words'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.words'
import type { ReactNode } from 'react'
import { type GridColumn, type GridRows, SIGN_PLACES } from '../../../ui/grid/grid-parts.ts'
import { columnMaker } from '../../../ui/listing/column-maker.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { BookingList } from './booking-calls.ts'
import { countdownPlaces, DueCell, Sign } from './booking-cells.tsx'
import { correctionLooks, heldLook, type Look, paperLooks, releaseLooks, statusLooks } from './booking-looks.ts'
import { boxesPath, correctionPath, hrefOf, isOpenAt, keyOf, nameOf } from './booking-rows.rules.ts'
import type { BookingWords } from './booking-words.ts'

const hidden = { isHiddenAtFirst: true }

/** The rows of the grid: each booking, and the page that tells more of it. */
export const rowsOf = (list: BookingList): GridRows => ({
  count: list.rows,
  keyOf: (row) => keyOf(list, row),
  hrefOf: (row) => hrefOf(list, row),
})

/** Every field of the specification as a column; the first of them show until somebody wants others. */
export function columnsOf(list: BookingList, words: BookingWords): GridColumn[] {
  const { columns: c } = list
  const { t, word, place } = words
  const make = columnMaker(c, words)
  type Field = Parameters<typeof make.coded>[0]

  /** A choice of known words, each drawn once with its sign however many rows have it. */
  const signed = <W extends string>(
    field: Field,
    known: readonly W[],
    { say, look, draw = Sign }: { say: (one: W) => string; look: (one: W) => Look; draw?: typeof Sign | typeof Tag },
  ): GridColumn => {
    const texts = new Map<string, string>(known.map((one) => [one, say(one)]))
    const drawn = new Map<string, ReactNode>(known.map((one) => [one, draw({ text: say(one), ...look(one) })]))
    return make.coded(field, (code) => texts.get(code) ?? code, {
      choices: known.map(say),
      cell: (row) => drawn.get(String(c[field][row])) ?? null,
      extraPlaces: SIGN_PLACES,
    })
  }
  const due = (field: 'siDueAt' | 'vgmDueAt', paper: 'si' | 'vgm'): GridColumn => ({
    ...make.moment(field, 'portOfLoading', {
      cell: (row) => {
        const at = c[field][row]
        if (!at) return null
        return DueCell({
          at,
          place: c.portOfLoading[row] ?? '',
          isOpen: isOpenAt(list, row, paper),
          now: list.asOf,
          words,
        })
      },
    }),
    get extraPlaces() {
      const open = c[field].flatMap((at, row) => (at !== null && isOpenAt(list, row, paper) ? [at] : []))
      return countdownPlaces(open, list.asOf, words)
    },
  })
  return [
    make.text('bookingNo', (row) => nameOf(list, row), { isRowHeader: true, isPinnedAtFirst: true }),
    signed('status', bookingStatuses, {
      say: (status) => word(`words.bookingStatuses.${status}`),
      look: (status) => statusLooks[status],
      draw: Tag,
    }),
    make.coded('origin', place),
    make.coded('destination', place),
    make.choice('vvd'),
    make.moment('departureAt', 'portOfLoading', { basis: 'departureBasis' }),
    make.number('days'),
    signed('siStatus', paperStatuses, { say: (one) => t(`words.papers.${one}`), look: (one) => paperLooks[one] }),
    due('siDueAt', 'si'),
    signed('vgmStatus', paperStatuses, { say: (one) => t(`words.papers.${one}`), look: (one) => paperLooks[one] }),
    due('vgmDueAt', 'vgm'),
    make.text('containers', (row) => words.boxes(c.containers[row] ?? ''), {
      hrefOf: (row) => {
        const bookingNo = c.bookingNo[row]
        return bookingNo && words.mayTrack && c.containers[row] ? boxesPath([bookingNo]) : undefined
      },
    }),
    signed('hold', holdLabels, { say: (one) => t(`words.holds.${one}`), look: () => heldLook }),
    signed('ams', amsLabels, { say: (one) => t(`words.ams.${one}`), look: () => heldLook }),
    make.coded('equipment', (one) => t(`words.equipment.${one as 'Empty Picked Up'}`), {
      choices: equipmentLabels.map((one) => t(`words.equipment.${one}`)), // of the list's own labels
    }),
    signed('release', releaseStatuses, { say: (one) => t(`words.releases.${one}`), look: (one) => releaseLooks[one] }),
    make.text('blNumbers'),
    {
      ...signed('correction', correctionStatuses, {
        say: (one) => t(`words.corrections.${one}`),
        look: (one) => correctionLooks[one],
      }),
      hrefOf: (row) => {
        const bookingNo = c.bookingNo[row]
        return bookingNo && c.correction[row] ? correctionPath(bookingNo) : undefined
      },
    },
    make.text('customerReference'),
    make.choice('consignee'),

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

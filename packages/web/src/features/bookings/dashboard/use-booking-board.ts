import { checkBookingCriteria, readBookingCriteria } from '@fairway/contract/bookings/booking-criteria.rules'
import { type BookingCriteria, bookingConcerns } from '@fairway/contract/bookings/booking-dashboard.words'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.words'
import { useMemo } from 'react'
import { keptListing } from '../../../ui/listing/kept-listing.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { noColumns } from '../../../ui/listing/listing.ts'
import { type BoardMaking, useListBoard } from '../../../ui/listing/use-list-board.ts'
import { type BookingList, type FoundBookings, isNotFound, useBookings } from './booking-calls.ts'
import { columnsOf, rowsOf } from './booking-columns.tsx'
import { type BookingCard, countCards, isOfCards, keyOf } from './booking-rows.rules.ts'
import { type BookingWords, useBookingWords } from './booking-words.ts'

/** What the page reads of every list; an answer that was kept before they had one of them is not shown. */
const fields: (keyof BookingList['columns'])[] = [
  'bookingNo', 'ediRef', 'requestId', 'customerReference', 'blNumbers', 'status', 'vvd', 'vessel', 'portOfLoading',
  'portOfDischarge', 'origin', 'destination', 'createdBy', 'bookedAt', 'departureAt', 'departureBasis', 'days', 'arrivalAt',
  'arrivalBasis', 'shipper', 'consignee', 'notifyParty', 'containers', 'quantity', 'equipment', 'siStatus', 'siDueAt',
  'vgmStatus', 'vgmDueAt', 'ams', 'billStatus', 'release', 'hold', 'correction', 'serviceContract', 'commodity',
  'freightTerm', 'paymentTerm',
] // biome-ignore format: six lines of names

const keptBookings = keptListing<BookingList>('bookingDashboard', { fields, parts: ['missing', 'asOf'] })

/** Stands for a list until there is one. */
const emptyBookings: BookingList = {
  columns: noColumns<BookingList>(),
  rows: 0,
  lastUpdateTs: '',
  missing: [],
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

const chosenIn = ({ statuses = [], concerns = [] }: BookingCriteria): BookingCard[] => [...statuses, ...concerns]

const making: BoardMaking<BookingCriteria, BookingList, BookingWords, FoundBookings> = {
  name: 'gridPrefBD',
  empty: emptyBookings,
  columnsOf,
  rowsOf,
  keyOf,
  columnOf: (field) => field,
  isOf: isOfCards,
  read: readBookingCriteria,
  check: checkBookingCriteria,
  kept: keptBookings,
  useFound: useBookings,
  chosenIn,
}

/** The bookings of a person: what is shared by all dashboards, with the cards. */
export function useBookingBoard(address: ListAddress, onAddress: OnAddress) {
  const words = useBookingWords(useNames().data)
  const board = useListBoard({ making, address, onAddress, words })
  const { criteria, found, held, isAnswer, wrong, isLost } = board
  const { cards, isWhole } = found
  const isNothing = !isAnswer && isNotFound(found.error)
  const counts = useMemo(() => {
    if (cards) {
      const told = [
        ...cards.statuses.map(({ status, count }) => [status, count]),
        ...cards.concerns.map(({ concern, count }) => [concern, count]),
      ]
      return Object.fromEntries(told) as Record<BookingCard, number> // the server counts all of them
    }
    if (held && isAnswer && isWhole) return countCards(held.newest)
    return isNothing ? countCards(emptyBookings) : undefined
  }, [cards, held, isAnswer, isWhole, isNothing])
  const choose = (next: BookingCard[]) => {
    const { statuses: _statuses, concerns: _concerns, ...others } = criteria
    const [statuses, concerns] = [
      bookingStatuses.filter((status) => next.includes(status)),
      bookingConcerns.filter((concern) => next.includes(concern)),
    ]
    board.choose({ ...others, ...(statuses.length > 0 && { statuses }), ...(concerns.length > 0 && { concerns }) })
  }
  return {
    ...board,
    choose,
    chosen: chosenIn(criteria),
    counts,
    isCounting: wrong.length === 0 && !isLost && (!found.error || found.isCounting),
  }
}
export type BookingBoard = ReturnType<typeof useBookingBoard>

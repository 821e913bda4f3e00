import type { RequestStatus } from '@fairway/contract/bookings/booking-request.words'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { shownRows } from '../../../ui/grid/shown-rows.rules.ts'
import { useGridState } from '../../../ui/grid/use-grid-state.ts'
import { useRequestWords } from '../request-words.ts'
import { emptyList } from './empty-list.ts'
import { keepList, keepSearch, keptCriteria, keptList } from './kept-requests.ts'
import { type RequestList, useNames, useRequests } from './request-calls.ts'
import { columnsOf, rowsOf } from './request-columns.tsx'
import {
  addressOf,
  checkCriteria,
  criteriaIn,
  isBare,
  type ListAddress,
  type RequestCriteria,
  readCriteria,
} from './request-criteria.rules.ts'
import { countStatuses } from './status-choice.rules.ts'

export type OnAddress = (change: ListAddress, how?: { replace?: boolean }) => void

/** Keeps an answer once it has stood for so long. */
const KEEP_AFTER_MS = 2_000
const newestFirst = [{ id: 'savedAt', descending: true }]

/** Everything that the list knows and can do: the criteria, the answer to them, and the grid of it. */
export function useRequestList(address: ListAddress, onAddress: OnAddress) {
  const words = useRequestWords(useNames().data)
  const criteriaText = useArrival(address, onAddress)
  const criteria = useMemo(() => criteriaIn({ criteria: criteriaText }), [criteriaText])
  const wrong = useMemo(() => checkCriteria(criteria), [criteria])
  const found = useRequests(criteria, wrong.length === 0)
  const { list: answer, question, isWhole } = found
  const kept = useKeptList(question, answer)
  const list = answer ?? kept ?? emptyList

  const known = useMemo(() => columnsOf(emptyList, words), [words])
  const grid = useGridState({
    name: 'gridPrefBR',
    columns: known,
    sort: newestFirst,
    address: address.view,
    onAddress: (view) => onAddress({ view }, { replace: true }),
  })
  const { sort, filters } = grid.state
  const columns = useMemo(() => (list === emptyList ? known : columnsOf(list, words)), [list, known, words])
  const rows = useMemo(() => rowsOf(list), [list])
  const named = (isWhole && criteria.statuses ? criteria.statuses : []).join()
  // the head or the card that was pressed answers at once; the rows follow as soon as they are drawn
  const wanted = useDeferredValue(useMemo(() => ({ sort, filters, named }), [sort, filters, named]))
  const shown = useMemo(() => {
    const all = shownRows(columns, list.rows, wanted, words.language)
    const statuses = wanted.named.split(',')
    return wanted.named === '' ? all : all.filter((row) => statuses.includes(list.columns.status[row] ?? ''))
  }, [columns, list, wanted, words.language])
  const counts = useMemo(
    () => (isWhole && list !== emptyList ? countStatuses(list.columns.status) : undefined),
    [isWhole, list],
  )
  useEffect(() => {
    if (answer) keepSearch({ criteria: criteriaText, sort, lastUpdateTs: answer.lastUpdateTs })
  }, [answer, criteriaText, sort])

  const change = (next: RequestCriteria, look: Pick<ListAddress, 'view'> = {}) =>
    onAddress({ ...addressOf(next), ...look })
  return {
    words,
    criteria,
    wrong,
    found,
    list,
    isKept: !answer && kept !== undefined,
    counts,
    change,
    choose: (statuses: RequestStatus[]) => change({ ...criteria, statuses }),
    openView: (given: Record<string, unknown>, view?: string) => change(readCriteria(given), { view }),
    grid: { ...grid, columns, rows, shown, order: wanted.sort },
  }
}
export type RequestBoard = ReturnType<typeof useRequestList>

/** The criteria as the address has them; whoever comes without any finds those of the last visit. */
function useArrival(address: ListAddress, onAddress: OnAddress): string | undefined {
  const [before] = useState(() => (isBare(address) ? keptCriteria() : undefined))
  const [isArriving, setIsArriving] = useState(before !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isArriving) onAddress({ criteria: before }, { replace: true })
    setIsArriving(false)
  }, [])
  return isArriving ? before : address.criteria
}

/** What was kept of the last visit, until the server answers. */
function useKeptList(question: string, answer: RequestList | undefined) {
  const [kept, setKept] = useState<{ question: string; list: RequestList }>()
  const isWaiting = answer === undefined
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    const fields = columnNames
    void keptList(question, fields).then((list) => isCurrent && list && setKept({ question, list }))
    return () => {
      isCurrent = false
    }
  }, [question, isWaiting])
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => void keepList(question, answer), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [question, answer])
  return kept?.question === question ? kept.list : undefined
}

/** What the page reads of every list; one that was kept before it had one of them is not shown. */
const columnNames: readonly (keyof RequestList['columns'])[] = [
  'id', 'ediRef', 'customerReference', 'bookingNo', 'status', 'version', 'hasUnsent', 'organisation', 'serviceContract',
  'portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery', 'vvd', 'vessel', 'departureAt', 'siCutOffAt',
  'freightTerm', 'paymentTerm', 'shipper', 'consignee', 'commodity', 'grossWeight', 'cube', 'poNumber', 'item', 'flags',
  'containers', 'carrierAction', 'carrierAt', 'carrierNote', 'createdAt', 'createdBy', 'submittedAt', 'savedAt', 'savedBy',
  'revision',
] // biome-ignore format: six lines of names

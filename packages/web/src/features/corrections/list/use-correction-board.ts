import type { CorrectionList } from '@fairway/contract/corrections/correction.schema'
import { type CorrectionStatus, correctionStatuses } from '@fairway/contract/corrections/correction.words'
import { useMemo } from 'react'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import type { FoundList } from '../../../ui/listing/list-calls.ts'
import { type BoardMaking, useListBoard } from '../../../ui/listing/use-list-board.ts'
import { emptyList, keptCorrections, useCorrections } from './correction-calls.ts'
import { columnsOf, keyOf, rowsOf } from './correction-columns.tsx'
import { type CorrectionCriteria, checkCriteria, readCriteria } from './correction-criteria.rules.ts'
import { type CorrectionListWords, useCorrectionListWords } from './correction-words.ts'

const noStatuses: CorrectionStatus[] = []

/** The specification names no preferences for this grid: its look stands in the address. */
const making: BoardMaking<CorrectionCriteria, CorrectionList, CorrectionListWords, FoundList<CorrectionList>> = {
  empty: emptyList,
  sort: [{ id: 'savedAt', descending: true }],
  columnsOf,
  rowsOf,
  keyOf,
  columnOf: (field) => field,
  isOf: ({ columns }, row, statuses) => statuses.includes(columns.status[row] ?? ''),
  read: readCriteria,
  check: checkCriteria,
  kept: keptCorrections,
  useFound: useCorrections,
  chosenIn: ({ statuses = noStatuses }) => statuses,
}

/** The corrections that a person may see, and how many of them stand where. */
export function useCorrectionBoard(address: ListAddress, onAddress: OnAddress) {
  const board = useListBoard({ making, address, onAddress, words: useCorrectionListWords() })
  const { criteria, found, held, isAnswer } = board
  const newest = held && isAnswer && found.isWhole ? held.newest : undefined
  const counts = useMemo(() => newest && countStatuses(newest.columns.status), [newest])
  const choose = (statuses: CorrectionStatus[]) => {
    const { statuses: _former, ...others } = criteria
    board.choose(statuses.length > 0 ? { ...others, statuses } : others)
  }
  return { ...board, counts, choose }
}

function countStatuses(statuses: readonly CorrectionStatus[]): Record<CorrectionStatus, number> {
  const counts = Object.fromEntries(correctionStatuses.map((status) => [status, 0])) as Record<CorrectionStatus, number> // one for each
  for (const status of statuses) counts[status] += 1
  return counts
}

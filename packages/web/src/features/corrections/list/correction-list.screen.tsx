import { correctionStatuses } from '@fairway/contract/corrections/correction.words'
import { useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { CountStrip } from '../../../ui/count-strip.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { BoardAge, BoardNews } from '../../../ui/listing/board-notes.tsx'
import { CriteriaBar } from '../../../ui/listing/criteria-bar.tsx'
import { chipsOf, chipWords } from '../../../ui/listing/criteria-chips.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ListCount, ListFrame } from '../../../ui/listing/list-frame.tsx'
import { CorrectionContent } from './correction-content.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { StartCorrection } from './start-correction.tsx'
import { type CorrectionBoard, useCorrectionBoard } from './use-correction-board.ts'

const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)

interface Props {
  address: ListAddress
  onAddress: OnAddress
  /** Opens a correction that is in progress, or was started just now. */
  onOpen: (id: number) => void
}

/** Where a shipment is corrected: one to begin with, and all that were begun. */
export function CorrectionListScreen({ address, onAddress, onOpen }: Props) {
  const { t } = useTranslation('corrections')
  const board = useCorrectionBoard(address, onAddress)
  const { criteria, change, held, isAnswer } = board
  const [isFiltering, setIsFiltering] = useState(false)
  const filter = () => setIsFiltering(true)
  return (
    <>
      <ListFrame
        title={t('list.title')}
        fileName={t('list.fileName')}
        grid={board.grid}
        address={address}
        criteria={criteria}
        onOpenView={board.openView}
        updatedAt={held && isAnswer ? held.newest.lastUpdateTs : undefined}
        above={<StartCorrection onOpen={onOpen} />}
        strip={
          <CountStrip
            words={correctionStatuses}
            nameOf={(status) => t(`words.statuses.${status}`)}
            blocked="Rejected"
            label={t('list.cards')}
            hint={t('list.cardsHint')}
            counts={board.counts}
            isCounting={board.found.isAsking}
            chosen={criteria.statuses ?? []}
            onChoose={board.choose}
          />
        }
        criteriaBar={<Criteria board={board} onFilter={filter} />}
        notes={
          <>
            <BoardNews board={board} />
            {held && <ListCount text={t('list.found', { count: board.grid.shown.length })} />}
          </>
        }
      >
        <BoardAge board={board} />
        <CorrectionContent board={board} onFilter={filter} />
      </ListFrame>
      {isFiltering && (
        <FilterDialog
          criteria={criteria}
          onClose={() => setIsFiltering(false)}
          onSearch={(next) => {
            setIsFiltering(false)
            change(next)
          }}
        />
      )}
    </>
  )
}

function Criteria({ board: { criteria, change, wrong }, onFilter }: { board: CorrectionBoard; onFilter: () => void }) {
  const { t } = useTranslation('corrections')
  const words = chipWords(useTranslation('listing').t)
  const { chips, add } = chipsOf(criteria, words)
  const { text, from = '', to = '', statuses } = criteria
  if (text) add(t('filter.text'), text, 'text')
  if (from || to) add(t('filter.changed'), words.range(from, to), 'from', 'to')
  return (
    <CriteriaBar
      chips={chips}
      wrong={wrong}
      label={t('filter.label')}
      filterText={t('filter.open')}
      onChange={change}
      onClear={() => change(statuses ? { statuses } : {})}
      onFilter={onFilter}
    />
  )
}

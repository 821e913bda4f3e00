import type { DashboardNumberKind } from '@fairway/contract/tracking/dashboard.words'
import { type ReactNode, useState } from 'react'
import { lateDialog } from '../late-dialog.tsx'
import { BoardContent, type ContentBoard, type ContentProps } from './board-content.tsx'
import { BoardAge, BoardNews } from './board-notes.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import type { CriterionChip } from './criteria-chips.ts'
import type { ListAddress } from './list-address.rules.ts'
import { ListFrame } from './list-frame.tsx'
import type { PasteDialogProps } from './paste-dialog.tsx'

const PasteDialog = lateDialog<PasteDialogProps<DashboardNumberKind>>(
  async () => (await import('./paste-dialog.tsx')).PasteDialog,
)

interface Board<C extends object> extends ContentBoard {
  criteria: C & ContentBoard['criteria']
  change: (next: C) => void
  openView: (criteria: Record<string, unknown>, look?: string) => void
  isKept: boolean
  adoptNew: () => void
}

/** What a dialog for criteria gets to work with. */
export interface CriteriaDialog<C extends object> {
  criteria: C
  onSearch: (criteria: C) => void
  onClose: () => void
}

interface Props<C extends object> extends Omit<ContentProps, 'board' | 'onFilter' | 'onPaste'> {
  board: Board<C>
  address: ListAddress
  /** What begins here beside reading. */
  action?: ReactNode
  /** The cards: how many there are of what. */
  strip: ReactNode
  chips: readonly CriterionChip<C>[]
  /** What the cards choose: it stays when all other criteria are taken away. */
  ofCards: C
  /** What is said behind the news. */
  notes: ReactNode
  paste: { kinds: readonly DashboardNumberKind[]; limit: number }
  filter: (dialog: CriteriaDialog<C>) => ReactNode
}

/** A dashboard: its list in the frame of every list, and the dialogs for its criteria. */
export function BoardPage<C extends object>(props: Props<C>) {
  const { board, address, action, strip, chips, ofCards, notes, paste, filter, ...content } = props
  const { name, say } = content
  const { criteria, change, held, isAnswer } = board
  const [dialog, setDialog] = useState<'filter' | 'paste'>()
  const onClose = () => setDialog(undefined)
  const onSearch = (next: C) => {
    onClose()
    change(next)
  }
  const ways = { onFilter: () => setDialog('filter'), onPaste: () => setDialog('paste') }
  return (
    <>
      <ListFrame
        title={say('title')}
        name={name}
        fileName={say('fileName')}
        grid={board.grid}
        address={address}
        criteria={criteria}
        onOpenView={board.openView}
        updatedAt={held && isAnswer ? held.newest.lastUpdateTs : undefined}
        action={action}
        strip={strip}
        criteriaBar={
          <CriteriaBar chips={chips} wrong={board.wrong} onChange={change} onClear={() => change(ofCards)} {...ways} />
        }
        notes={
          <>
            <BoardNews board={board} />
            {notes}
          </>
        }
      >
        <BoardAge board={board} />
        <BoardContent board={board} {...content} {...ways} />
      </ListFrame>
      {dialog === 'filter' && filter({ criteria, onSearch, onClose })}
      {dialog === 'paste' && (
        <PasteDialog
          {...paste}
          numbers={criteria.numbers ?? []}
          label={say('paste.field')}
          none={say('paste.none')}
          onSearch={(found) => onSearch({ ...criteria, ...found })}
          onClose={onClose}
        />
      )}
    </>
  )
}

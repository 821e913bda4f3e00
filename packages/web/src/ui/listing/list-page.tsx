import type { DashboardNumberKind } from '@fairway/contract/tracking/dashboard.values'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../lazy-dialog.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import type { CriterionChip } from './criteria-chips.ts'
import type { ListAddress } from './list-address.rules.ts'
import { type ContentProps, ListContent, type ListContentState } from './list-content.tsx'
import { ListFrame } from './list-frame.tsx'
import { ListAge, ListNews } from './list-notes.tsx'
import type { PasteDialogProps } from './paste-dialog.tsx'

const PasteDialog = lazyDialog<PasteDialogProps<DashboardNumberKind>>(
  async () => (await import('./paste-dialog.tsx')).PasteDialog,
)

interface ListPageState<C extends object> extends ListContentState {
  criteria: C & ListContentState['criteria']
  change: (next: C) => void
  openView: (criteria: Record<string, unknown>, viewText?: string) => void
  isCached: boolean
  adoptNew: () => void
}

/** What a dialog for criteria gets to work with. */
export interface CriteriaDialog<C extends object> {
  criteria: C
  onSearch: (criteria: C) => void
  onClose: () => void
}

interface Props<C extends object> extends Omit<ContentProps, 'listPage' | 'why' | 'onFilter' | 'onPaste'> {
  listPage: ListPageState<C>
  address: ListAddress
  /** What begins here beside reading. */
  action?: ReactNode
  /** The cards: how many there are of what. */
  summaryCards: ReactNode
  /** What stands above the list. */
  above?: ReactNode
  chips: readonly CriterionChip<C>[]
  /** What the bar of criteria and its way to all of them are called, where that is not as usual. */
  bar?: { label: string; filterText: string }
  /** What the cards choose: it stays when all other criteria are taken away. */
  ofCards: C
  /** What is said behind the news. */
  notes: ReactNode
  /** Which numbers can be pasted and how many, and what is said of that; not given where none can. */
  paste?: Pick<PasteDialogProps<DashboardNumberKind>, 'kinds' | 'limit' | 'label' | 'none'> & { why: string }
  filter: (dialog: CriteriaDialog<C>) => ReactNode
}

/** A dashboard: its list in the frame of every list, and the dialogs for its criteria. */
export function ListPage<C extends object>(props: Props<C>) {
  const { listPage, address, action, above, summaryCards, chips, bar, ofCards, notes, paste, filter, ...content } =
    props
  const { name, say } = content
  const { criteria, change, buffered, isAnswer } = listPage
  const [dialog, setDialog] = useState<'filter' | 'paste'>()
  const onClose = () => setDialog(undefined)
  const onSearch = (next: C) => {
    onClose()
    change(next)
  }
  const [onFilter, onPaste] = [() => setDialog('filter'), () => setDialog('paste')]
  return (
    <>
      <ListFrame
        title={say('title')}
        {...(name && { name })}
        fileName={say('fileName')}
        grid={listPage.grid}
        address={address}
        criteria={criteria}
        onOpenView={listPage.openView}
        updatedAt={buffered && isAnswer ? buffered.newest.lastUpdateTs : undefined}
        action={action}
        above={above}
        summaryCards={summaryCards}
        criteriaBar={
          <CriteriaBar
            chips={chips}
            errors={listPage.errors}
            onChange={change}
            onClear={() => change(ofCards)}
            onFilter={onFilter}
            {...(paste && { onPaste })}
            {...bar}
          />
        }
        notes={
          <>
            <ListNews listPage={listPage} />
            {notes}
          </>
        }
      >
        <ListAge listPage={listPage} />
        <ListContent listPage={listPage} {...content} why={paste?.why} onFilter={onFilter} onPaste={onPaste} />
      </ListFrame>
      {dialog === 'filter' && filter({ criteria, onSearch, onClose })}
      {dialog === 'paste' && paste && (
        <PasteDialog
          kinds={paste.kinds}
          limit={paste.limit}
          label={paste.label}
          none={paste.none}
          numbers={criteria.numbers ?? []}
          onSearch={(found) => onSearch({ ...criteria, ...found })}
          onClose={onClose}
        />
      )}
    </>
  )
}

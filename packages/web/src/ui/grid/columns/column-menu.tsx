import type { GridState } from '@fairway/contract/shared/grid.values'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Translate } from '../../../platform/language/translate.ts'
import { type ShownColumn, WIDTH_STEP_PX } from '../grid-layout.rules.ts'
import type { ColumnChanges } from './column-changes.ts'
import css from './column-menu.module.css'

export interface ColumnMenuProps {
  shown: ShownColumn
  state: GridState
  changes: ColumnChanges
  /** The header cell below which the menu opens. */
  head: Element
  onFilter: () => void
  onClose: () => void
  t: Translate<'grid'>
}

interface Entry {
  text: string
  act: () => void
  /** Begins a group. */
  isFirst?: boolean
  /** Keeps the menu open, for actions that are repeated. */
  stays?: boolean
}

/** Everything that can be done to a column, for users who do not drag. */
export function ColumnMenu({ shown, state, changes, head, onFilter, onClose, t }: ColumnMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  // after the layout effects, because one of them focuses the header cell
  useEffect(() => openBelow(menu.current, head), [head])
  useEffect(() => {
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', onElsewhere)
    addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      removeEventListener('resize', onClose)
    }
  }, [onClose])

  function onKeyDown(event: KeyboardEvent) {
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = entries.indexOf(document.activeElement as HTMLElement) // -1 for none of them, as intended
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key]
    if (next !== undefined) entries[next % entries.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      role="menu"
      popover="manual"
      className={css.menu}
      aria-label={t('grid.menuOf', { title: shown.column.title })}
      onKeyDown={onKeyDown}
    >
      {entriesOf({ shown, state, changes, onFilter, t }).map(({ text, act, isFirst, stays }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={css.entry}
          data-first={isFirst}
          onClick={() => {
            if (!stays) onClose()
            act()
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

function openBelow(menu: HTMLElement | null, head: Element) {
  if (!menu) return
  menu.showPopover()
  const { left, bottom } = head.getBoundingClientRect()
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`
  menu.style.top = `${Math.max(8, Math.min(bottom, innerHeight - menu.offsetHeight - 8))}px`
  menu.querySelector<HTMLElement>('[role=menuitem]')?.focus()
}

function entriesOf({
  shown,
  state,
  changes,
  onFilter,
  t,
}: Pick<ColumnMenuProps, 'shown' | 'state' | 'changes' | 'onFilter' | 't'>) {
  const { id, isRowHeader } = shown.column
  const isSorted = state.sort.some((field) => field.id === id)
  const sortsByOthers = state.sort.some((field) => field.id !== id)
  const isFiltered = Object.hasOwn(state.filters, id)
  const some = (has: boolean, ...entries: Entry[]) => (has ? entries : [])
  const entries: Entry[] = [
    { text: t('grid.menu.sortUp'), act: () => changes.sortAs(id, false, false) },
    { text: t('grid.menu.sortDown'), act: () => changes.sortAs(id, true, false) },
    ...some(
      sortsByOthers,
      { text: t('grid.menu.alsoUp'), act: () => changes.sortAs(id, false, true) },
      { text: t('grid.menu.alsoDown'), act: () => changes.sortAs(id, true, true) },
    ),
    ...some(isSorted, { text: t('grid.menu.unsort'), act: () => changes.unsort(id) }),
    { text: t('grid.menu.filter'), act: onFilter, isFirst: true },
    ...some(isFiltered, { text: t('grid.menu.unfilter'), act: () => changes.filter(id, undefined) }),
    {
      text: t(shown.isPinned ? 'grid.menu.unpin' : 'grid.menu.pin'),
      act: () => changes.pin(id, !shown.isPinned),
      isFirst: true,
    },
    ...some(isRowHeader !== true, { text: t('grid.menu.hide'), act: () => changes.hide(id) }),
    ...some(changes.neighbour(id, -1) !== undefined, {
      text: t('grid.menu.moveBack'),
      act: () => changes.move(id, -1),
    }),
    ...some(changes.neighbour(id, 1) !== undefined, { text: t('grid.menu.moveOn'), act: () => changes.move(id, 1) }),
    { text: t('grid.menu.fit'), act: () => changes.fit(id), isFirst: true },
    { text: t('grid.menu.wider'), act: () => changes.widen(id, WIDTH_STEP_PX), stays: true },
    { text: t('grid.menu.narrower'), act: () => changes.widen(id, -WIDTH_STEP_PX), stays: true },
  ]
  return entries
}

import type { SavedView } from '@fairway/contract/shared/grid.schema'
import type { GridName, GridState } from '@fairway/contract/shared/grid.values'
import type { Language } from '@fairway/contract/shared/language'
import { canBeFollowed } from '@fairway/contract/watching/view-filters.rules'
import { watchedGrids } from '@fairway/contract/watching/watching.values'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { assumedUser } from '../../../platform/session/session.store.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../button.tsx'
import { showToast } from '../../feedback/toast.store.ts'
import { Icon } from '../../icon.tsx'
import { lazyDialog } from '../../lazy/lazy-part.tsx'
import { ShareSlot } from '../../sharing/share-slot.tsx'
import { WatchSlot } from '../../watching/watch-slot.tsx'
import { PopupItem, PopupList, PopupNote } from '../tools/popup-list.tsx'
import { preferenceStoreOf } from './grid-preference.ts'
import { silentPreference } from './grid-source.rules.ts'
import { wholeGridText } from './grid-text.rules.ts'
import { useViews } from './saved-view.calls.ts'
import { inOrder, matchesSavedView, openView } from './saved-view.rules.ts'
import css from './saved-views.module.css'
import type { ViewDialogsProps, ViewTask } from './view-dialogs.tsx'

const ViewDialogs = lazyDialog<ViewDialogsProps>(async () => (await import('./view-dialogs.tsx')).ViewDialogs)

/** A view that everybody has. It brings filters, and leaves the columns as the reader likes them. */
export interface OfferedView {
  id: string
  name: string
  isOpen: boolean
  open: () => void
}

interface Props {
  name: GridName
  /** The search criteria of the screen. */
  criteria: object
  state: GridState
  /** Puts the view's criteria, its grid and its id into the address: `address` is the text for it. */
  onOpen: (view: SavedView, address: string) => void
  /** The view in the address, from `useGridState`. */
  openedId?: string | undefined
  /** The view to open, from `useGridState`, while the address has neither view nor criteria. */
  openFirst?: string | undefined
  /** Goes back to the page without a view. */
  onLeave?: () => void
  /** The views that come with the list: the first stands before those that people saved, the others behind them. */
  builtIn?: readonly OfferedView[]
}

/** This many are tabs; all of them are in the list behind. */
const TABS = 5

const noViews: readonly OfferedView[] = []

/** Named searches: those that come with the list, one's own with their grid, and those that colleagues share. */
export function SavedViews(props: Props) {
  const { name, criteria, state, onOpen, openedId, openFirst, onLeave, builtIn = noViews } = props
  const { t, i18n } = useTranslation('grid')
  const calls = useViews(name)
  const isAssuming = useStore(assumedUser) !== undefined
  const [task, setTask] = useState<ViewTask>()
  const views = inOrder(calls.views, i18n.language)
  const screen = { criteria, state }
  const offered = openedId === undefined ? builtIn.find(({ isOpen }) => isOpen) : undefined
  const opened = offered ? undefined : openView(views, openedId, screen)
  const open = (view: SavedView) => onOpen(view, wholeGridText(view.content.state, view.id))
  const openAny = (view: SavedView | OfferedView) => ('open' in view ? view.open() : open(view))
  const first = calls.isLoaded ? views.find(({ id }) => id === openFirst) : undefined
  const { isKnown } = useStore(preferenceStoreOf(name).state)
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || !calls.isLoaded || !isKnown) return
    isBegun.current = true
    if (first && !openedId) open(first)
  })
  const all = [...builtIn.slice(0, 1), ...views, ...builtIn.slice(1)]
  const current = offered ?? opened
  const tabs = all.slice(0, TABS)
  const shown = current && !tabs.includes(current) ? [...tabs.slice(0, TABS - 1), current] : tabs
  const isChanged = opened !== undefined && !matchesSavedView(opened, screen)
  const watched = watchedGrids.find((grid) => grid === name)
  // nobody reads when the server filters: what looks for words of a language can be neither watched nor shared
  const followed = opened && watched && canBeFollowed(watched, opened.content.state.filters) ? opened : undefined
  return (
    <div className={css.views}>
      <ul className={css.tabs} aria-label={t('views.label')}>
        {shown.map((view) => (
          <li key={view.id} className={css.tab} data-open={view === current}>
            <button type="button" className={css.name} aria-current={view === current} onClick={() => openAny(view)}>
              {view.name}
              {view === opened && isChanged && <span className={css.changed}>{t('views.changed')}</span>}
            </button>
            {opened && view === opened && (
              <ViewMenu
                name={name}
                view={opened}
                isChanged={isChanged}
                isAssuming={isAssuming}
                onTask={setTask}
                onBack={() => open(opened)}
                onUpdate={() => calls.update(opened, screen)}
                onLeave={onLeave}
              />
            )}
          </li>
        ))}
      </ul>
      {all.length > 0 && (
        <div className={all.length > shown.length ? css.more : css.moreOnPhone}>
          <PopupList opener={t('views.more')} variant="quiet">
            {all.map((view) => (
              <PopupItem
                key={view.id}
                current={view === current}
                note={'owner' in view && view.owner !== null ? t('views.by', { name: view.owner }) : undefined}
                onChoose={() => openAny(view)}
              >
                {view.name}
              </PopupItem>
            ))}
          </PopupList>
        </div>
      )}
      <Button variant="quiet" small aria-haspopup="dialog" onClick={() => setTask({ kind: 'save' })}>
        + {t('views.save')}
      </Button>
      {followed && <WatchSlot subject={{ kind: 'view', viewId: followed.id }} />}
      {followed && watched === 'gridPrefCD' && <ShareSlot subject={{ kind: 'view', viewId: followed.id }} />}
      {task && (
        <ViewDialogs
          task={task}
          calls={calls}
          screen={screen}
          isAssuming={isAssuming}
          onSaved={open}
          onDeleted={() => onLeave?.()}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  )
}

interface ViewMenuProps {
  name: GridName
  view: SavedView
  isChanged: boolean
  isAssuming: boolean
  onTask: (task: ViewTask) => void
  /** Discards the changes. */
  onBack: () => void
  onUpdate: () => Promise<SavedView>
  onLeave: (() => void) | undefined
}

/** The actions for the open view. */
function ViewMenu({ name, view, isChanged, isAssuming, onTask, onBack, onUpdate, onLeave }: ViewMenuProps) {
  const { t, i18n } = useTranslation('grid')
  const preferenceStore = preferenceStoreOf(name)
  const { preference } = useStore(preferenceStore.state)
  const isFirst = preference?.viewId === view.id
  const update = () =>
    onUpdate().then(
      () => showToast({ kind: 'success', text: t('views.saved', { name: view.name }) }),
      async (error) => showToast({ kind: 'error', text: await failureText(error, i18n.language as Language) }), // only the platform sets it
    )
  const turnFirst = () => {
    const { viewId: _former, ...others } = preference ?? silentPreference
    preferenceStore.change(isFirst ? others : { ...others, viewId: view.id })
  }
  return (
    <PopupList
      opener={<Icon name="chevron" size={16} />}
      label={t('views.menuOf', { name: view.name })}
      variant="quiet"
      className={css.menu}
    >
      {view.owner !== null && <PopupNote>{t('views.by', { name: view.owner })}</PopupNote>}
      {isChanged && view.isOwn && (
        <PopupItem off={isAssuming} onChoose={update}>
          {t('views.update')}
        </PopupItem>
      )}
      {isChanged && <PopupItem onChoose={onBack}>{t('views.back')}</PopupItem>}
      <PopupItem off={isAssuming} onChoose={() => onTask({ kind: 'save' })}>
        {t('views.saveAs')}
      </PopupItem>
      {view.isOwn && (
        <PopupItem off={isAssuming} onChoose={() => onTask({ kind: 'change', view })}>
          {t('views.change')}
        </PopupItem>
      )}
      <PopupItem off={isAssuming} onChoose={turnFirst}>
        {t(isFirst ? 'views.dropFirst' : 'views.makeFirst')}
      </PopupItem>
      {view.isOwn && (
        <PopupItem off={isAssuming} onChoose={() => onTask({ kind: 'delete', view })}>
          {t('views.delete')}
        </PopupItem>
      )}
      {onLeave && <PopupItem onChoose={onLeave}>{t('views.leave')}</PopupItem>}
      {isAssuming && <PopupNote>{t('views.assuming')}</PopupNote>}
    </PopupList>
  )
}

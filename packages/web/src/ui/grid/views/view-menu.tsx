import type { SavedView } from '@fairway/contract/shared/grid.schema'
import type { GridName } from '@fairway/contract/shared/grid.words'
import type { Language } from '@fairway/contract/shared/language'
import { failureText } from '../../../platform/failure-text.ts'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Icon } from '../../icon.tsx'
import { showToast } from '../../toast.store.ts'
import { PopupItem, PopupList, PopupNote } from '../tools/popup-list.tsx'
import { keeperOf } from './grid-preference.ts'
import { silentPreference } from './grid-source.rules.ts'
import css from './saved-views.module.css'
import type { ViewTask } from './view-dialogs.tsx'

interface Props {
  name: GridName
  view: SavedView
  isChanged: boolean
  isAssuming: boolean
  onTask: (task: ViewTask) => void
  /** Takes the changes back. */
  onBack: () => void
  onUpdate: () => Promise<SavedView>
  onLeave: (() => void) | undefined
}

/** What can be done with the view that is open. */
export function ViewMenu({ name, view, isChanged, isAssuming, onTask, onBack, onUpdate, onLeave }: Props) {
  const { t, i18n } = useTranslation('grid')
  const keeper = keeperOf(name)
  const { preference } = useStore(keeper.kept)
  const isFirst = preference?.viewId === view.id
  const update = () =>
    onUpdate().then(
      () => showToast({ kind: 'success', text: t('views.saved', { name: view.name }) }),
      async (error) => showToast({ kind: 'error', text: await failureText(error, i18n.language as Language) }), // only our own start sets it
    )
  const turnFirst = () => {
    const { viewId: _former, ...others } = preference ?? silentPreference
    keeper.change(isFirst ? others : { ...others, viewId: view.id })
  }
  return (
    <PopupList
      opener={<Icon name="chevron" size={16} />}
      label={t('views.menuOf', { name: view.name })}
      look="quiet"
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

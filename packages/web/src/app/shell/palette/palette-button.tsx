import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import header from '../header.module.css'
import { isApple, paletteKey } from './key-names.ts'
import { overlay } from './palette.store.ts'

const never = () => () => {}

/** Opens the palette where there is no keyboard, and says by which key it opens where there is one. */
export function PaletteButton() {
  const { t } = useTranslation('shell')
  const onApple = useSyncExternalStore(
    never,
    () => isApple,
    () => false,
  )
  return (
    <button
      type="button"
      className={header.goTo}
      aria-label={t('goTo')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => overlay.set('palette')}
    >
      <Icon name="search" size={18} />
      <kbd>{paletteKey(onApple)}</kbd>
    </button>
  )
}

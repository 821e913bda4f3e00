import { useTranslation } from '../../../platform/use-translation.ts'
import { KeyCaps } from './key-caps.tsx'
import css from './palette.module.css'
import { overlay } from './palette.store.ts'

/** Which keys work here, for whoever has some; the list of all is one click away. */
export function PaletteHints() {
  const { t } = useTranslation('palette')
  return (
    <div className={css.hints}>
      <span>
        <KeyCaps chords={[['↑'], ['↓']]} /> {t('palette.hint.move')}
      </span>
      <span>
        <KeyCaps chords={[[t('keys.enter')]]} /> {t('palette.hint.open')}
      </span>
      <span>
        <KeyCaps chords={[['Esc']]} /> {t('palette.hint.close')}
      </span>
      <button type="button" className={css.more} onClick={() => overlay.set('keys')}>
        {t('palette.hint.keys')}
      </button>
    </div>
  )
}

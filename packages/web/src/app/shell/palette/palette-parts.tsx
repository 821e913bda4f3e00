import { useId } from 'react'
import { loadTexts } from '../../../platform/language/i18n.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { type Chord, KeyCaps } from './key-caps.tsx'
import css from './key-list.module.css'
import './palette.messages.ts'
import { overlay } from './palette.store.ts'
import { Palette } from './palette.tsx'

type Keys = readonly (readonly [text: string, chords: readonly Chord[]])[]

const close = () => overlay.set(undefined)

/** Every key of the portal, by where it works. */
function KeyList() {
  const { t } = useTranslation('palette')
  const [enter, space] = [t('keys.enter'), t('keys.space')]
  const everywhere: Keys = [
    [t('keys.everywhere.palette'), [['Ctrl', 'K']]],
    [t('keys.everywhere.search'), [['/']]],
    [t('keys.everywhere.paste'), [['Ctrl', 'V']]],
    [t('keys.everywhere.keys'), [['?']]],
    [t('keys.everywhere.close'), [['Esc']]],
  ]
  const lists: Keys = [
    [t('keys.lists.move'), [['↑'], ['↓']]],
    [t('keys.lists.ends'), [['Home'], ['End']]],
    [t('keys.lists.choose'), [[enter]]],
  ]
  const grids: Keys = [
    [t('keys.grids.move'), [['↑'], ['↓'], ['←'], ['→']]],
    [t('keys.grids.ends'), [['Home'], ['End']]],
    [t('keys.grids.corners'), [['Ctrl', 'Home'], ['Ctrl', 'End']]],
    [t('keys.grids.pages'), [['PgUp'], ['PgDn']]],
    [t('keys.grids.open'), [[enter]]],
    [t('keys.grids.addSort'), [['Shift', enter]]],
    [t('keys.grids.moveColumn'), [['Alt', '←'], ['Alt', '→']]],
    [t('keys.grids.resize'), [['Shift', '←'], ['Shift', '→']]],
    [t('keys.grids.select'), [[space]]],
    [t('keys.grids.mark'), [['Shift', '↑'], ['Shift', '↓'], ['Ctrl', 'A']]],
    [t('keys.grids.copy'), [['Ctrl', 'C']]],
    [t('keys.grids.menu'), [['Alt', '↓'], ['Shift', 'F10']]],
  ] // biome-ignore format: one key a line
  return (
    <Dialog
      wide
      isText
      title={t('keys.title')}
      onClose={close}
      actions={
        <Button variant="primary" autoFocus onClick={close}>
          {t('palette.close')}
        </Button>
      }
    >
      <KeyTable title={t('keys.everywhere.title')} keys={everywhere} />
      <KeyTable title={t('keys.lists.title')} keys={lists} />
      <KeyTable title={t('keys.grids.title')} keys={grids} />
    </Dialog>
  )
}

function KeyTable({ title, keys }: { title: string; keys: Keys }) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        {title}
      </h3>
      <dl>
        {keys.map(([text, chords]) => (
          <div key={text} className={css.row}>
            <dt>{text}</dt>
            <dd className={css.keys}>
              <KeyCaps chords={chords} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What opens above a page by a key, fetched as one. */
export const parts = { Palette, KeyList }
export const prepare = () => loadTexts('palette')

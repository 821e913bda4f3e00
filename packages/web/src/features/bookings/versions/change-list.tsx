import { useTranslation } from '../../../platform/use-translation.ts'
import { type FieldWords, nameAt } from './field-words.ts'
import css from './history.module.css'

/** So many changes stand open; a request of five hundred rows may have thousands. */
const SHOWN = 6

/** The fields that a version changed, in the reader's words. */
export function ChangeList({ paths, words }: { paths: readonly string[]; words: FieldWords }) {
  const { t } = useTranslation('bookings')
  const names = paths.map((path) => nameAt(path, words))
  const rest = names.slice(SHOWN)
  return (
    <>
      <ul className={css.changes}>
        {names.slice(0, SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>{t('history.more', { count: rest.length })}</summary>
          <ul className={css.changes}>
            {rest.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

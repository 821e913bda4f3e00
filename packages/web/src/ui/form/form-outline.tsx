import { useTranslation } from '../../platform/language/use-translation.ts'
import css from './form-outline.module.css'
import { OutlineLine } from './outline-line.tsx'

export interface OutlineEntry {
  /** The id of the section's element. */
  id: string
  title: string
  state: 'complete' | 'missing' | 'wrong'
  /** The number of its invalid fields. */
  errorCount: number
}

/** Beside a long form: its sections, and which of them are complete, incomplete or invalid. */
export function FormOutline({ entries }: { entries: readonly OutlineEntry[] }) {
  const { t } = useTranslation('form')
  return (
    <nav className={css.outline} aria-label={t('outline.label')}>
      <ol className={css.list}>
        {entries.map(({ id, title, state, errorCount }) => (
          <OutlineLine
            key={id}
            id={id}
            title={title}
            state={state}
            said={t(`outline.${state}`, { count: errorCount })}
          />
        ))}
      </ol>
    </nav>
  )
}

import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import css from './form-outline.module.css'

export interface OutlineEntry {
  /** Where the section stands on the page. */
  id: string
  title: string
  state: 'complete' | 'missing' | 'wrong'
  /** How many of its fields are wrong. */
  wrong: number
}

/** Beside a long form: its sections, and which of them are complete, missing or wrong. */
export function FormOutline({ entries }: { entries: readonly OutlineEntry[] }) {
  const { t } = useTranslation('form')
  return (
    <nav className={css.outline} aria-label={t('outline.label')}>
      <ol className={css.list}>
        {entries.map(({ id, title, state, wrong }) => (
          <li key={id}>
            <a className={classNames(css.entry, css[state])} href={`#${id}`} onClick={(event) => goTo(event, id)}>
              <span className={css.mark}>{state !== 'missing' && <Icon name={icons[state]} size={14} />}</span>
              <span className={css.title}>{title}</span>
              <span className={state === 'wrong' ? css.count : 'visually-hidden'}>
                {t(`outline.${state}`, { count: wrong })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const icons = { complete: 'check', wrong: 'close' } as const

function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault()
  document.getElementById(`${id}title`)?.focus({ preventScroll: true })
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
}

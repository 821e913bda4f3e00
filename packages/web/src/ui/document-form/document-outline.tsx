import { useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../class-names.ts'
import { OutlineLine } from '../form/outline-line.tsx'
import { Icon } from '../icon.tsx'
import { Stack } from '../layout.tsx'
import css from './document-outline.module.css'

export interface OutlineSection {
  /** The id of the section's element. */
  id: string
  title: string
  /** `idle` is a section that this document does not need. */
  state: 'complete' | 'missing' | 'wrong' | 'idle'
  /** The number of its fields that are shown to be wrong. */
  errorCount: number
}

/** What is complete, missing and wrong, section by section; on a phone one line that opens. */
export function DocumentOutline({ id, sections }: { id: string; sections: readonly OutlineSection[] }) {
  const { t } = useTranslation('documentForm')
  const [isOpen, setIsOpen] = useState(false)
  const needed = sections.filter(({ state }) => state !== 'idle')
  const done = needed.filter(({ state }) => state === 'complete').length
  const errorCount = needed.reduce((sum, one) => sum + one.errorCount, 0)
  return (
    <nav className={css.outline} aria-label={t('outline.label')}>
      <button
        type="button"
        className={css.compact}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t('outline.progress', { done, all: needed.length })}</span>
        {errorCount > 0 && <span className={css.toFix}>{t('outline.wrong', { count: errorCount })}</span>}
        <Icon name="chevron" size={18} />
      </button>
      <Stack as="ol" gap={2} className={classNames(css.list, isOpen && css.opened)} id={id}>
        {sections.map(({ id: section, title, state, errorCount: count }) => (
          <OutlineLine
            key={section}
            id={section}
            title={title}
            state={state}
            said={t(`outline.${state}`, { count })}
            onGo={() => setIsOpen(false)}
          />
        ))}
      </Stack>
    </nav>
  )
}

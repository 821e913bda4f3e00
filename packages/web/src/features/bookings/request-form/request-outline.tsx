import { useState } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { OutlineLine } from '../../../ui/form/outline-line.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { type SectionState, sectionId, sectionStates } from './form-section.rules.ts'
import { useDocument, useRequestParts } from './request-context.ts'
import css from './request-outline.module.css'

/** What is complete, missing and wrong, section by section; on a phone one line that opens. */
export function RequestOutline() {
  const { t } = useTranslation('bookingForm')
  const [isOpen, setIsOpen] = useState(false)
  const states = useSectionStates()
  const needed = states.filter(({ state }) => state !== 'idle')
  const done = needed.filter(({ state }) => state === 'complete').length
  const errorCount = needed.reduce((sum, one) => sum + one.errorCount, 0)
  return (
    <nav className={css.outline} aria-label={t('outline.label')}>
      <button
        type="button"
        className={css.compact}
        aria-expanded={isOpen}
        aria-controls="request-outline"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t('outline.progress', { done, all: needed.length })}</span>
        {errorCount > 0 && <span className={css.toFix}>{t('outline.wrong', { count: errorCount })}</span>}
        <Icon name="chevron" size={18} />
      </button>
      <Stack as="ol" gap={2} className={classNames(css.list, isOpen && css.opened)} id="request-outline">
        {states.map(({ section, state, errorCount: count }) => (
          <OutlineLine
            key={section}
            id={sectionId(section)}
            title={t(`sections.${section}`)}
            state={state}
            said={t(`outline.${state}`, { count })}
            onGo={() => setIsOpen(false)}
          />
        ))}
      </Stack>
    </nav>
  )
}

/** How far each section is; the same answer stays the same object, so that a letter that changes nothing draws nothing. */
function useSectionStates(): SectionState[] {
  const { work } = useRequestParts()
  const found = useStore(work.form.found)
  const shown = useStore(work.form.shown)
  const flags = useDocument((document) => document.flags)
  return sectionStates(
    { ...work.form.document.get(), flags },
    found,
    shown.map(({ path }) => path),
  )
}

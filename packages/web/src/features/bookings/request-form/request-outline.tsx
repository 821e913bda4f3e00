import { useState } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useDocument } from '../../../ui/document-form/document-context.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type RequestSection, type SectionState, sectionStates } from './form-section.rules.ts'
import { useRequestParts } from './request-context.ts'
import css from './request-outline.module.css'
import { sectionId } from './section-id.ts'

/** What is complete, missing and wrong, section by section; on a phone one line that opens. */
export function RequestOutline() {
  const { t } = useTranslation('bookingForm')
  const [isOpen, setIsOpen] = useState(false)
  const states = useSectionStates()
  const needed = states.filter(({ state }) => state !== 'idle')
  const done = needed.filter(({ state }) => state === 'complete').length
  const wrong = needed.reduce((sum, one) => sum + one.wrong, 0)
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
        {wrong > 0 && <span className={css.toFix}>{t('outline.wrong', { count: wrong })}</span>}
        <Icon name="chevron" size={18} />
      </button>
      <ol className={classNames(css.list, isOpen && css.opened)} id="request-outline">
        {states.map((state) => (
          <OutlineEntry key={state.section} {...state} onGo={() => setIsOpen(false)} />
        ))}
      </ol>
    </nav>
  )
}

const signs = { complete: 'check', wrong: 'close' } as const

function OutlineEntry({ section, state, wrong, onGo }: SectionState & { onGo: () => void }) {
  const { t } = useTranslation('bookingForm')
  const name = t(`sections.${section}`)
  const said = t(`outline.${state}`, { count: wrong })
  const mark = (
    <span className={css.mark}>{state in signs && <Icon name={signs[state as keyof typeof signs]} size={14} />}</span>
  ) // asked on the same line
  if (state === 'idle')
    return (
      <li className={classNames(css.entry, css.idle)}>
        {mark}
        <span className={css.title}>{name}</span>
        <span className={css.said}>{said}</span>
      </li>
    )
  return (
    <li>
      <a
        className={classNames(css.entry, css[state])}
        href={`#${sectionId(section)}`}
        onClick={(event) => {
          event.preventDefault()
          onGo()
          goToSection(section)
        }}
      >
        {mark}
        <span className={css.title}>{name}</span>
        <span className={state === 'wrong' ? css.said : 'visually-hidden'}>{said}</span>
      </a>
    </li>
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

function goToSection(section: RequestSection) {
  const id = sectionId(section)
  document.getElementById(`${id}title`)?.focus({ preventScroll: true })
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
}

import { useId, useState } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { figure } from '../figure.rules.ts'
import { Icon } from '../icon.tsx'
import { showToast } from '../toast.store.ts'
import css from './missing-numbers.module.css'

export interface MissingNumbersProps {
  numbers: readonly string[]
  /** Why that may be. */
  why: string
}

/** Numbers of a search without a row to show: how many, which, and a way to take them elsewhere. */
export function MissingNumbers({ numbers, why }: MissingNumbersProps) {
  const { t } = useTranslation('listing')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (numbers.length === 0) return null
  const whole = numbers.join('\n')
  const copy = () =>
    navigator.clipboard?.writeText(whole).then(
      () => showToast({ kind: 'success', text: t('missing.copied') }),
      () => setIsOpen(true), // to be copied by hand
    )
  return (
    <section className={css.missing} aria-labelledby={`${id}title`}>
      <div className={css.line}>
        <Icon name="alert" size={18} />
        <h2 className={css.title} id={`${id}title`}>
          {t('missing.title', { count: numbers.length, shown: figure(numbers.length) })}
        </h2>
        <span className={css.why}>{why}</span>
        <Button
          small
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'missing.hide' : 'missing.show')}
        </Button>
        <Button small variant="quiet" onClick={copy}>
          {t('missing.copy')}
        </Button>
      </div>
      {isOpen && (
        <textarea
          id={`${id}list`}
          className={css.list}
          aria-labelledby={`${id}title`}
          readOnly
          rows={Math.min(8, numbers.length)}
          value={whole}
        />
      )}
    </section>
  )
}

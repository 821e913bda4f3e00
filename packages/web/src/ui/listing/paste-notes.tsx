import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutShown } from '@fairway/contract/shared/cut-text'
import type { DashboardNumberKind } from '@fairway/contract/tracking/dashboard.words'
import { useTranslation } from '../../platform/use-translation.ts'
import { figure } from '../figure.rules.ts'
import css from './paste-dialog.module.css'
import { kindsIn, type PastedNumbers } from './pasted-numbers.rules.ts'

const EXAMPLES = 3

/** What was recognised in a pasted text, and what was not. */
export function PasteNotes<K extends DashboardNumberKind>({ found }: { found: PastedNumbers<K> }) {
  const { t } = useTranslation('listing')
  const counted = (count: number) => ({ count, shown: figure(count) })
  const kinds = kindsIn(found).map((kind) => ({ kind: kind as DashboardNumberKind, count: found.counts[kind] })) // one of them
  const { doubled, unknown, wrongCheckDigit } = found
  return (
    <ul className={css.notes}>
      {kinds.map(({ kind, count }) => (
        <li key={kind} className={css.found}>
          {t(`paste.found.${kind}`, counted(count))}
        </li>
      ))}
      {doubled > 0 && <li>{t('paste.doubled', counted(doubled))}</li>}
      {wrongCheckDigit.length > 0 && (
        <li className={css.doubtful}>
          {t('paste.wrongDigit', {
            ...counted(wrongCheckDigit.length),
            examples: someOf(wrongCheckDigit.map(showContainerNumber)),
          })}
        </li>
      )}
      {unknown.length > 0 && (
        <li className={css.doubtful}>
          {t('paste.unknown', { ...counted(unknown.length), examples: someOf(unknown) })}
        </li>
      )}
    </ul>
  )
}

const someOf = (values: string[]) =>
  values
    .slice(0, EXAMPLES)
    .map((value) => cutShown(value, 20))
    .join(', ') + (values.length > EXAMPLES ? ' …' : '')

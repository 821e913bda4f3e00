import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { type DashboardNumberType, dashboardNumberTypes } from '@fairway/contract/tracking/dashboard.words'
import { useTranslation } from 'react-i18next'
import { figure } from './figure.rules.ts'
import css from './paste-dialog.module.css'
import type { PastedNumbers } from './pasted-numbers.rules.ts'

const EXAMPLES = 3

interface Props {
  found: PastedNumbers
  type: DashboardNumberType | undefined
}

/** What was recognised in a pasted text, and what was not. */
export function PasteNotes({ found, type }: Props) {
  const { t } = useTranslation('containerDashboard')
  const counted = (count: number) => ({ count, shown: figure(count) })
  const ofType = type ? found.byType[type].length : 0
  const others = dashboardNumberTypes.reduce((sum, one) => sum + found.byType[one].length, 0) - ofType
  const { doubled, unknown, wrongCheckDigit } = found
  return (
    <ul className={css.notes}>
      {type && <li className={css.found}>{t(`paste.found.${type}`, counted(ofType))}</li>}
      {others > 0 && <li>{t('paste.otherKinds', counted(others))}</li>}
      {doubled > 0 && <li>{t('paste.doubled', counted(doubled))}</li>}
      {type === 'container' && wrongCheckDigit.length > 0 && (
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
    .map((value) => (value.length > 20 ? `${value.slice(0, 20)}…` : value))
    .join(', ') + (values.length > EXAMPLES ? ' …' : '')

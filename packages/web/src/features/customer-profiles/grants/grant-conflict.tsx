import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { grantDifference, isSame } from './grant-difference.rules.ts'
import { GrantDifferenceList } from './grant-difference.tsx'
import type { GrantValues } from './grant-values.rules.ts'
import css from './grants.module.css'

/** Somebody else saved first. The input stays until the newer version is loaded. */
export function ConflictBar({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('customerProfiles')
  return (
    <div className={css.conflict}>
      <p>{t('conflict.text')}</p>
      <Button onClick={onReload}>{t('conflict.reload')}</Button>
    </div>
  )
}

interface Props {
  /** The input from before the newer version was loaded, applied to the newer one. */
  unsaved: GrantValues
  newer: GrantValues
  onApply: () => void
  onDrop: () => void
}

/** The input compared with the newer version: to apply or to discard. */
export function UnsavedGrants({ unsaved, newer, onApply, onDrop }: Props) {
  const { t } = useTranslation('customerProfiles')
  const difference = grantDifference(newer, unsaved)
  if (isSame(difference)) return null
  const named = [...newer.organisations, ...unsaved.organisations]
  const names = Object.fromEntries(named.map(({ organisationId, name }) => [organisationId, name]))
  return (
    <section className={css.kept} aria-labelledby="kept-choice">
      <h2 id="kept-choice">{t('conflict.title')}</h2>
      <GrantDifferenceList difference={difference} names={names} />
      <Row gap={8} align="stretch">
        <Button onClick={onApply}>{t('conflict.apply')}</Button>
        <Button variant="quiet" onClick={onDrop}>
          {t('conflict.drop')}
        </Button>
      </Row>
    </section>
  )
}

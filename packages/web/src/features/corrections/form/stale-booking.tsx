import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DifferenceTable } from '../../../ui/document-form/difference-table.tsx'
import formCss from '../../../ui/document-form/document-form.module.css'
import { useCorrectionParts } from './correction-context.ts'
import { changedByBoth } from './rebase.rules.ts'
import type { Freshness } from './use-freshness.ts'

/** The booking was changed meanwhile: what, and the way to go on with it and one's own changes. */
export function StaleBooking({ freshness: { latest, takeLatest, isTaking } }: { freshness: Freshness }) {
  const { t } = useTranslation('corrections')
  const { work, labels } = useCorrectionParts()
  const base = useStore(work.base)
  const document = useStore(work.form.document)
  if (!latest) return null
  const both = changedByBoth({ base, document, latest: latest.latest })
  const [before, now] = [fieldsOf(base), fieldsOf(latest.latest)]
  const lines = latest.changes.map((path) => ({ path, left: before.get(path) ?? '', right: now.get(path) ?? '' }))
  return (
    <section className={formCss.conflict} aria-labelledby="correction-stale" role="alert">
      <h2 id="correction-stale">{t('stale.title')}</h2>
      <p>{t('stale.text')}</p>
      {lines.length === 0 ? (
        <p>{t('stale.billOnly')}</p>
      ) : (
        <DifferenceTable
          lines={lines}
          left={t('stale.before')}
          right={t('stale.now')}
          nameOf={labels.nameAt}
          show={labels.show}
        />
      )}
      {both.length > 0 && <p>{t('stale.both', { fields: both.map(labels.nameAt).join(', ') })}</p>}
      <div className={formCss.answers}>
        <Button variant="primary" aria-disabled={isTaking} onClick={() => void takeLatest()}>
          {t(isTaking ? 'stale.taking' : 'stale.take')}
        </Button>
      </div>
    </section>
  )
}

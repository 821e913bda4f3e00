import { correctedFields } from '@fairway/contract/corrections/correction.rules'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useCorrectionParts } from './correction-context.ts'
import css from './correction-form.module.css'

/** What a correction changes at the moment. */
export function useChanges() {
  const { work } = useCorrectionParts()
  return correctedFields(useStore(work.base), useStore(work.form.document))
}

/** Every change with what stood there before, beside the form. */
export function ChangesPanel() {
  const { t } = useTranslation('corrections')
  const { labels } = useCorrectionParts()
  const changes = useChanges()
  return (
    <section className={css.panel} aria-labelledby="correction-changes">
      <h2 id="correction-changes">
        {t('changes.title')}
        {changes.length > 0 && ` · ${t('changes.count', { count: changes.length })}`}
      </h2>
      {changes.length === 0 && <p className={css.soft}>{t('changes.none')}</p>}
      <ul className={css.changes}>
        {changes.map(({ path, left, right }) => (
          <li key={path}>
            <b>{labels.nameAt(path)}</b>
            <del>{labels.show(path, left) || t('field.empty')}</del>
            <ins>{labels.show(path, right) || t('field.empty')}</ins>
          </li>
        ))}
      </ul>
    </section>
  )
}

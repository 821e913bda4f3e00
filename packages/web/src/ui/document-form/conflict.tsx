import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { useStore, type Watched } from '../../platform/store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { useDocument } from './document-context.ts'
import css from './document-form.module.css'
import type { DocumentDetail, DocumentState } from './document-work.ts'

interface Props {
  work: { theirs: Watched<DocumentDetail<DocumentState> | undefined>; takeTheirs: () => void; keepMine: () => void }
  nameOf: (path: string) => string
}

/** Somebody else saved another state: what was typed here stays, beside it theirs, and one of both goes on. */
export function Conflict({ work, nameOf }: Props) {
  const { t } = useTranslation('documentForm')
  const theirs = useStore(work.theirs)
  const mine = useDocument((document) => document)
  if (!theirs) return null
  return (
    <section className={css.conflict} aria-labelledby="document-conflict" role="alert">
      <h2 id="document-conflict">{t('conflict.title', { name: theirs.state.savedBy })}</h2>
      <p>{t('conflict.text')}</p>
      <DifferenceTable
        lines={differencesBetween(mine, theirs.document)}
        left={t('conflict.mine')}
        right={t('conflict.theirs')}
        nameOf={nameOf}
      />
      <div className={css.answers}>
        <Button onClick={work.takeTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button variant="primary" onClick={work.keepMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </section>
  )
}

import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { usePathName } from './path-name.ts'
import { useDocument, useRequestParts } from './request-context.ts'
import css from './request-form.module.css'

/** More lines than this nobody compares at once. */
const SHOWN_LIMIT = 30

/** Somebody else saved another state: what was typed here stays, beside it theirs, and one of both goes on. */
export function Conflict() {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const theirs = useStore(work.theirs)
  const mine = useDocument((document) => document)
  const nameOf = usePathName()
  if (!theirs) return null
  const lines = differencesBetween(mine, theirs.document)
  const empty = <span className={css.soft}>{t('conflict.empty')}</span>
  return (
    <section className={css.conflict} aria-labelledby="request-conflict" role="alert">
      <h2 id="request-conflict">{t('conflict.title', { name: theirs.state.savedBy })}</h2>
      <p>{t('conflict.text')}</p>
      <table className={css.differences}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN_LIMIT).map(({ path, left, right }) => (
            <tr key={path}>
              <th scope="row">{nameOf(path)}</th>
              <td>{left || empty}</td>
              <td>{right || empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN_LIMIT && <p>{t('conflict.more', { count: lines.length - SHOWN_LIMIT })}</p>}
      <div className={css.answers}>
        <Button onClick={work.takeTheirs}>{t('conflict.takeTheirs')}</Button>
        <Button look="primary" onClick={work.keepMine}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </section>
  )
}

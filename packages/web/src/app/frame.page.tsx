import { useTranslation } from '../platform/use-translation.ts'
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx'
import css from './frame.module.css'

/** What stands in the place of a page until it is there. */
export function FramePage() {
  const { t } = useTranslation('ui')
  return (
    <div className={css.frame}>
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton width="260px" height="34px" />
      <SkeletonLines count={4} />
    </div>
  )
}

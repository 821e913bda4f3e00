import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import css from './list.module.css'

interface Props {
  count: number
  /** There are more matches, which only another search shows. */
  isCut?: boolean
  /** Loads the next ones; undefined where there are none. */
  onMore?: (() => void) | undefined
  isLoading?: boolean
}

/** Below a list: how many are shown, and a button for more. */
export function ListFoot({ count, isCut = false, onMore, isLoading = false }: Props) {
  const { t } = useTranslation('customerProfiles')
  return (
    <Row gap={16} rowGap={8} size="sm" muted className={css.foot}>
      <span role="status">{t('list.shown', { count })}</span>
      {isCut && <span className={css.cut}>{t('list.cut')}</span>}
      {onMore && (
        <Button small aria-disabled={isLoading} onClick={() => !isLoading && onMore()}>
          {t(isLoading ? 'list.loading' : 'list.more')}
        </Button>
      )}
    </Row>
  )
}

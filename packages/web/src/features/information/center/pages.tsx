import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Row } from '../../../ui/layout.tsx'

interface Props {
  page: number
  total: number
  size: number
  onPage: (page: number) => void
}

/** Newer and older pages of a list; nothing where one page holds all. */
export function Pages({ page, total, size, onPage }: Props) {
  const { t } = useTranslation('information')
  const pages = Math.max(1, Math.ceil(total / size))
  if (pages === 1 && page === 1) return null
  return (
    <Row as="nav" gap={12} justify="center" aria-label={t('center.pages')}>
      <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('center.newer')}
      </Button>
      <span>{t('center.page', { page, pages })}</span>
      <Button small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('center.older')}
      </Button>
    </Row>
  )
}

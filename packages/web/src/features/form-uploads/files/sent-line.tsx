import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { resultsOf } from '../sent-results.rules.ts'
import type { UploadFile } from '../upload-file.ts'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import css from './file-card.module.css'

const FIRST = 5

/** A sent file: how many requests it made, and the link to them. */
export function SentLine({ file }: { file: UploadFile }) {
  const { t } = useUploadTexts()
  const { pathOf, listPath } = useUploadKind()
  const results = resultsOf(file).flatMap(({ request, ...line }) =>
    request && line.result !== 'NoEdit' ? [{ ...line, request }] : [],
  )
  const count = file.preview || file.outcome ? results.length : (file.formCount ?? 0)
  return (
    <div className={css.sent}>
      <p className={css.found}>
        <Icon name="done" size={18} />
        {t('card.sentCount', { count })}
      </p>
      <Row as="ul" gap={20} rowGap={6} align="stretch" size="sm" className={css.requests}>
        {results.slice(0, FIRST).map(({ row, reference, request }) => (
          <li key={row}>
            <PageLink href={pathOf(request)}>{request.ediRef}</PageLink> <span>{reference}</span>
          </li>
        ))}
        {results.length > FIRST && <li>{t('overwrite.more', { count: results.length - FIRST })}</li>}
        <li>
          <PageLink href={listPath}>{t('card.toRequests')}</PageLink>
        </li>
      </Row>
    </div>
  )
}

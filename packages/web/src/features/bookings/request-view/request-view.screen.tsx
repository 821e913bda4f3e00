import type { ContainerRow, RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { requestFields } from '@fairway/contract/bookings/requests/request-field.values'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { RequestConfirmation } from '../request-confirmation.tsx'
import { useRequestLabels } from '../request-labels.ts'
import { RequestNotOpened } from '../request-not-opened.tsx'
import { isOfRequest, useRequestChoices } from '../request-queries.ts'
import { RequestStatusTag } from '../status-tag.tsx'
import { bySection, compareFields, linesOf } from '../versions/compared-fields.rules.ts'
import { requestFieldLabels } from '../versions/field-labels.ts'
import css from './request-view.module.css'
import { RequestViewActions } from './view-actions.tsx'

const figures = ['quantity', 'packages', 'temperature'] as const

/** The containers of a request, one line for each type. */
function ContainerTable({ rows }: { rows: readonly ContainerRow[] }) {
  const { t } = useTranslation('bookings')
  const { equipment, language } = useRequestLabels(useNames().data)
  const packages = useRequestChoices()?.packageTypes
  const packageName = (code: string) => packages?.find((one) => one.code === code)?.name[language] ?? code
  const coded = (code: string, name: string) => (name === code ? code : `${name} (${code})`)
  const shown = figures.filter((field) => rows.some((row) => row[field] !== ''))
  return (
    <table className={css.boxes}>
      <thead>
        <tr>
          <th scope="col">{t('words.fields.equipment')}</th>
          <th scope="col">{t('words.fields.packageType')}</th>
          {shown.map((field) => (
            <th key={field} scope="col" className={css.figure}>
              {t(`words.fields.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
          <tr key={at}>
            <td>{coded(row.equipment, equipment(row.equipment))}</td>
            <td>{coded(row.packageType, packageName(row.packageType))}</td>
            {shown.map((field) => (
              <td key={field} className={css.figure}>
                {row[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The content of a request, section by section, without empty fields. */
function RequestText({ document }: { document: RequestDocument }) {
  const { t } = useTranslation('bookingForm')
  const labels = requestFieldLabels(useRequestLabels(useNames().data))
  const values = fieldsOf(document)
  const sections = bySection(linesOf(compareFields(requestFields, values, values), true))
  const isRow = (path: string) => path.startsWith('containers.')
  if (sections.length === 0)
    return (
      <Panel as="p" className={css.section}>
        {t('view.empty')}
      </Panel>
    )
  return sections.map(([section, lines]) => (
    <Panel as="section" key={section} className={css.section} aria-labelledby={`view-${section}`}>
      <h2 id={`view-${section}`}>{labels.section(section)}</h2>
      <DefinitionList layout="lines" className={css.facts}>
        {lines
          .filter(({ path }) => !isRow(path))
          .map(({ path, left, ...placed }) => (
            <Fact key={path} term={labels.nameOf(placed)}>
              {labels.show(path, left)}
            </Fact>
          ))}
      </DefinitionList>
      {lines.some(({ path }) => isRow(path)) && <ContainerTable rows={document.containers} />}
    </Panel>
  ))
}

interface Props {
  id: number
  /** The version that was just sent. */
  sentVersion: number | undefined
  onOpen: (type: 'edit' | 'view' | 'copy', id: number) => void
  onDeleted: () => void
}

/** A request to read: its status, the carrier's answer, its content, and its actions. */
export function RequestViewScreen({ id, sentVersion, onOpen, onDeleted }: Props) {
  const { t } = useTranslation('bookingForm')
  const { data, error, refetch } = useQuery(apiQuery('GET /api/bookings/detail', { query: { id } }))
  useOwnTopic(useQuery(apiQuery('GET /api/notices', { query: {} })).data, isOfRequest)
  if (!data && error) return <RequestNotOpened failure={error} onRetry={() => void refetch()} />
  return (
    <Screen
      title={data ? t('head.one', { ref: data.state.ediRef }) : t('head.opening')}
      trail={
        <PageLink href="/bookingRequest">
          <Icon name="back" size={16} />
          {t('head.back')}
        </PageLink>
      }
      beside={data && <RequestStatusTag status={data.state.status} />}
      actions={data && <RequestViewActions detail={data} onOpen={onOpen} onDeleted={onDeleted} />}
    >
      {data ? (
        <Stack gap={16}>
          {data.sent && (
            <Row as="p" gap={10} rowGap={4} className={css.unsent} role="status">
              <Icon name="note" size={18} />
              <span>{t('view.unsent')}</span>
              <PageLink href={`/bookingRequestDetails?type=edit&id=${id}`}>{t('view.goOn')}</PageLink>
            </Row>
          )}
          {data.state.version > 0 && <RequestConfirmation id={id} sentVersion={sentVersion} />}
          <RequestText document={data.sent ?? data.document} />
        </Stack>
      ) : (
        <div aria-busy="true">
          <SkeletonLines count={8} />
        </div>
      )}
    </Screen>
  )
}

import type { Sailing, Sailings } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type {
  ContainerRow,
  RequestDetail,
  RequestDocument,
} from '@fairway/contract/bookings/requests/booking-request.schema'
import { requestFields } from '@fairway/contract/bookings/requests/request-field.values'
import { inlandArrival } from '@fairway/contract/bookings/requests/sailing.rules'
import { bestOf, isExpired } from '@fairway/contract/schedules/transit.rules'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { Button } from '../../../ui/button.tsx'
import { useClock } from '../../../ui/countdown/use-clock.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { DifferenceTable } from '../../../ui/difference-table.tsx'
import { LoadingLines } from '../../../ui/feedback/loading.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { RequestConfirmation } from '../request-confirmation.tsx'
import { CutOffs } from '../request-form/vessel/cut-offs.tsx'
import { useRequestLabels } from '../request-labels.ts'
import { RequestNotOpened } from '../request-not-opened.tsx'
import { isOfRequest, useRequestChoices } from '../request-queries.ts'
import { RequestStatusTag } from '../status-tag.tsx'
import { bySection, compareFields, linesOf } from '../versions/compared-fields.rules.ts'
import { requestFieldLabels } from '../versions/field-labels.ts'
import css from './request-view.module.css'
import { ClosedActions, RequestViewActions } from './view-actions.tsx'

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

const momentText = ({ actual, estimated, planned, zone }: Sailing['departure']) => {
  const { date, time, offset } = placeTime(bestOf({ actual, estimated, planned }), zone)
  return `${date} ${time} (${offset})`
}

/** The vessel with its dates and the cut-offs of this cargo, and where the empty containers are. */
function VesselPanel({ document, state }: Pick<RequestDetail, 'document' | 'state'>) {
  const { t } = useTranslation('bookingForm')
  const { vvd, portOfLoading: pol, portOfDischarge: pod, placeOfDelivery } = document
  const answer = useQuery({
    ...apiQuery('GET /api/bookings/vessels', { query: { vvd, pol, pod, placeOfDelivery } }),
    enabled: vvd !== '' && pol !== '' && pod !== '',
  })
  const problem = useFailureText(answer.error)
  const { language } = useRequestLabels(useNames().data)
  if (vvd === '') return null
  const sailing = answer.data?.sailings[0]
  return (
    <TitledPanel title={t('sections.vessel')} beside={vvd}>
      <Stack gap={12} className={css.vessel}>
        {answer.data && sailing && (
          <SailingFacts answer={answer.data} sailing={sailing} document={document} receivedAt={answer.dataUpdatedAt} />
        )}
        {answer.isLoading && <SkeletonLines count={3} />}
        {answer.data && !sailing && <Muted>{t('view.noSailing', { vvd })}</Muted>}
        {problem && (
          <Row gap={12} role="alert">
            <span>{problem}</span>
            <Button small onClick={() => void answer.refetch()}>
              {t('board.retry')}
            </Button>
          </Row>
        )}
        {state.emptyDepot && (
          <DefinitionList>
            <Fact term={t('view.emptyDepot')}>
              {state.emptyDepot.name[language]} ({state.emptyDepot.code})
            </Fact>
          </DefinitionList>
        )}
      </Stack>
    </TitledPanel>
  )
}

interface SailingFactsProps {
  answer: Sailings
  sailing: Sailing
  document: RequestDocument
  /** When the answer came, by this browser's clock. */
  receivedAt: number
}

function SailingFacts({ answer, sailing, document, receivedAt }: SailingFactsProps) {
  const { t } = useTranslation('bookingForm')
  const { data: names } = useNames()
  const { place } = useRequestLabels(names)
  const now = useClock(answer.clock, receivedAt)
  const { vvd, vessel, departure, arrival, feeder, transitDays } = sailing
  const to = document.placeOfDelivery
  const inland = to === sailing.portOfDischarge ? undefined : inlandArrival(sailing, answer.inlandMinutes)
  return (
    <>
      <DefinitionList>
        <Fact term={t('words.fields.vvd')}>
          <span translate="no">
            {vessel} · {vvd}
          </span>
          {isExpired(sailing, now) && <Tag text={t('vessel.expired')} icon="ship" />}
        </Fact>
        <Fact term={t('vessel.etd', { port: place(sailing.portOfLoading) })}>{momentText(departure)}</Fact>
        <Fact term={t('vessel.eta', { port: place(sailing.portOfDischarge) })}>{momentText(arrival)}</Fact>
        {inland && (
          <Fact term={t('vessel.eta', { port: place(to) })}>
            {placeTime(inland, names?.locations[to]?.zone ?? 'UTC').date} · {t('board.usual')}
          </Fact>
        )}
        <Fact term={t('board.way')}>
          {t('vessel.days', { count: transitDays })} ·{' '}
          {feeder ? t('board.via', { port: place(feeder.to) }) : t('board.direct')}
        </Fact>
      </DefinitionList>
      <CutOffs sailing={sailing} flags={document.flags} now={now} />
    </>
  )
}

/** What the carrier confirmed beside what was asked for last; nothing where the two are the same. */
function ConfirmedPanel({ confirmed, asked }: Pick<RequestDetail, 'confirmed' | 'asked'>) {
  const { t } = useTranslation('bookingForm')
  const labels = requestFieldLabels(useRequestLabels(useNames().data))
  if (!confirmed || !asked) return null
  const lines = linesOf(compareFields(requestFields, fieldsOf(confirmed), fieldsOf(asked)), false)
  if (lines.length === 0) return null
  return (
    <TitledPanel title={t('view.confirmed.title')}>
      <div className={css.vessel}>
        <DifferenceTable
          caption={t('view.confirmed.title')}
          heads={[t('view.confirmed.field'), t('view.confirmed.confirmed'), t('view.confirmed.asked')]}
          lines={lines.map(({ path, left, right, ...placed }) => ({
            key: path,
            name: labels.nameOf(placed),
            left: labels.show(path, left) || t('view.confirmed.nothing'),
            right: labels.show(path, right) || t('view.confirmed.nothing'),
          }))}
        />
      </div>
    </TitledPanel>
  )
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
      title={data ? data.document.customerReference || t('head.one', { ref: data.state.ediRef }) : t('head.opening')}
      trail={<BackLink href="/bookingRequest">{t('head.back')}</BackLink>}
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
          <VesselPanel document={data.sent ?? data.document} state={data.state} />
          <ConfirmedPanel confirmed={data.confirmed} asked={data.asked} />
          <RequestText document={data.sent ?? data.document} />
          <ClosedActions state={data.state} />
        </Stack>
      ) : (
        <LoadingLines count={8} />
      )}
    </Screen>
  )
}

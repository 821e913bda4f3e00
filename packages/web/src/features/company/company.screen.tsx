import type { Colleague, Company } from '@fairway/contract/company/company.schema'
import type { ColleagueStatus } from '@fairway/contract/company/company.values'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { ActivityList } from '../../ui/account/activity-list.tsx'
import { personName } from '../../ui/account/person-name.rules.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { NativeSelect, Options } from '../../ui/form/native-select.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LinkList } from '../../ui/sharing/link-list.tsx'
import { StatusBadge, type StatusBadges } from '../../ui/status/status-badge.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import { ColleagueDialog } from './colleague.dialog.tsx'
import { InviteDialog } from './invite.dialog.tsx'

const badges: StatusBadges<ColleagueStatus> = {
  invited: { icon: 'clock', tone: 'attention' },
  waiting: { icon: 'clock' },
  active: { icon: 'done', tone: 'clear' },
  inactive: { icon: 'blocked', tone: 'blocked' },
}

/** The company of a manager: its people, what they may do, and what happened to their accounts. */
export function CompanyScreen() {
  const { t } = useTranslation('company')
  const [chosen, setChosen] = useState<string>()
  const queries = useQueryClient()
  const query = apiQuery('GET /auth/company', { query: chosen === undefined ? {} : { company: chosen } })
  const { data: company, error, refetch } = useQuery(query)
  const show = (changed: Company) => {
    queries.setQueryData(query.queryKey, changed)
    void queries.invalidateQueries({ queryKey: ['GET /auth/company/activity'] })
  }
  return (
    <Screen
      title={t('title')}
      actions={company && company.groups.length > 0 && <InviteButton company={company} onInvited={show} />}
    >
      <Stack gap={24}>
        <Muted>{t('intro')}</Muted>
        {company ? (
          <>
            <CompanyName company={company} onChoose={setChosen} />
            {company.groups.length === 0 && <p role="status">{t('noGroups')}</p>}
            <Colleagues company={company} onChanged={show} />
            {company.isCut && <p role="status">{t('cut')}</p>}
            <CompanyLinks company={company} />
            <CompanyActivityList key={company.id} company={company} />
          </>
        ) : (
          <LoadingState loading={t('loading')} failed={t('failed')} error={error} onRetry={() => void refetch()} />
        )}
      </Stack>
    </Screen>
  )
}

/** What people of the company show to outsiders. */
function CompanyLinks({ company: { id } }: { company: Company }) {
  const { t } = useTranslation('sharing')
  return (
    <Stack gap={8}>
      <Heading>{t('list.title')}</Heading>
      <LinkList key={id} organisation={id} />
    </Stack>
  )
}

interface CompanyNameProps {
  company: Company
  onChoose: (id: string) => void
}

/** The name of the company; a choice where the manager has several. */
function CompanyName({ company: { id, name, localName, ref, companies }, onChoose }: CompanyNameProps) {
  const { t } = useTranslation('company')
  const field = useId()
  return (
    <Row gap={12} rowGap={4} align="baseline">
      <Heading>{localName ? `${name} · ${localName}` : name}</Heading>
      <Tag text={ref} />
      {companies.length > 1 && (
        <Row gap={8}>
          <label htmlFor={field}>{t('choose')}</label>
          <NativeSelect id={field} value={id} onChange={(event) => onChoose(event.target.value)}>
            <Options options={companies.map((one) => ({ value: one.id, text: one.name }))} />
          </NativeSelect>
        </Row>
      )}
    </Row>
  )
}

function InviteButton({ company, onInvited }: { company: Company; onInvited: (changed: Company) => void }) {
  const { t } = useTranslation('company')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('invite.open')}
      </Button>
      {isOpen && <InviteDialog company={company} onInvited={onInvited} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const nameOf = ({ firstName, lastName, email }: Colleague) => personName(firstName, lastName) || email

/** Everybody of the company; those whom the managers look after can be changed. */
function Colleagues({ company, onChanged }: { company: Company; onChanged: (changed: Company) => void }) {
  const { t } = useTranslation('company')
  const { t: account } = useTranslation('account')
  const [open, setOpen] = useState<Colleague>()
  const columns: Column<Colleague>[] = [
    {
      name: 'name',
      title: t('columns.name'),
      placement: 'main',
      cell: (one) => (
        <Row gap={8} as="span">
          {nameOf(one)}
          {one.isSelf && <Tag text={t('self')} />}
          {one.isManager && <Tag text={t('manager')} />}
        </Row>
      ),
    },
    {
      name: 'email',
      title: t('columns.email'),
      placement: 'address',
      cell: ({ email }) => <span translate="no">{email}</span>,
    },
    {
      name: 'groups',
      title: t('columns.groups'),
      cell: ({ groups }) => groups.map((group) => account(`groups.${group}`)).join(' · ') || t('none'),
    },
    {
      name: 'status',
      title: t('columns.status'),
      placement: 'corner',
      cell: ({ status }) => <StatusBadge status={status} badges={badges} text={t(`statuses.${status}`)} />,
    },
    {
      name: 'signedIn',
      title: t('columns.signedIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? <ReaderTime at={lastSignInAt} /> : t('never')),
    },
    {
      name: 'change',
      title: t('columns.change'),
      cell: (one) =>
        one.mayChange ? (
          <Button small aria-label={t('changeOf', { name: nameOf(one) })} onClick={() => setOpen(one)}>
            {t('change')}
          </Button>
        ) : (
          <Muted as="span" size="sm">
            {t('byCarrier')}
          </Muted>
        ),
    },
  ]
  return (
    <Stack gap={8}>
      <Heading>{t('colleagues')}</Heading>
      <RowTable label={t('colleagues')} columns={columns} rows={company.colleagues} keyOf={({ id }) => id} />
      {open && (
        <ColleagueDialog
          company={company}
          colleague={open}
          name={nameOf(open)}
          onChanged={onChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  )
}

/** What happened to the accounts of a company, newest first; of one colleague where one is chosen. */
function CompanyActivityList({ company: { id: company, colleagues } }: { company: Company }) {
  const { t } = useTranslation('company')
  const field = useId()
  const [user, setUser] = useState('')
  const list = useInfiniteQuery({
    queryKey: ['GET /auth/company/activity', company, user],
    queryFn: ({ pageParam, signal }) => {
      const query = { company, user, ...(pageParam !== '' && { before: pageParam }) }
      return send('GET /auth/company/activity', { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap={8}>
      <Row gap={24} rowGap={8} justify="between">
        <Heading>{t('activity.title')}</Heading>
        <Row gap={8} size="sm">
          <label htmlFor={field}>{t('activity.who')}</label>
          <NativeSelect id={field} value={user} onChange={(event) => setUser(event.target.value)}>
            <option value="">{t('activity.everybody')}</option>
            <Options
              options={colleagues.map(({ id, firstName, lastName, email }) => ({
                value: id,
                text: personName(firstName, lastName) || email,
              }))}
            />
          </NativeSelect>
        </Row>
      </Row>
      {list.data ? (
        <ActivityList
          label={t('activity.title')}
          activities={list.data.pages.flatMap((page) => page.activities)}
          subject={{ name: 'user', title: t('activity.who'), cell: (one) => one.user.name || one.user.email }}
          owner={t('activity.owner')}
          isStale={list.isPlaceholderData}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          isLoadingMore={list.isFetchingNextPage}
        />
      ) : (
        <LoadingState
          loading={t('activity.loading')}
          failed={t('activity.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
    </Stack>
  )
}

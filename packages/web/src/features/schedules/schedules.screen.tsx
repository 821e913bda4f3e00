import { scheduleViews } from '@fairway/contract/schedules/schedule.values'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { PageProps } from '../../platform/pages.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Muted } from '../../ui/text.tsx'
import { ViewChoice } from '../../ui/view-choice.tsx'
import { PortResults, VesselResults } from './call-results.tsx'
import { LaneResults } from './lane-results.tsx'
import { questionOf, type ScheduleAddress, type ScheduleQuestion } from './schedule-address.rules.ts'
import { ScheduleDownloads } from './schedule-downloads.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { nameOf, type ScheduleAnswer, useSchedule, useScheduleChoices } from './use-schedule.ts'

type Props = Pick<PageProps<string, ScheduleAddress>, 'address' | 'onAddress'>

/** Schedules for everyone: from port to port, by vessel, by port. The address is a link to the same question. */
export function SchedulesScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('schedules')
  const question = questionOf(address)
  const choices = useScheduleChoices()
  const { errors, isAsked, asked } = useSchedule(question)
  return (
    <Screen title={t('title')}>
      <Stack gap={16}>
        <Muted>{t('intro')}</Muted>
        <ViewChoice
          label={t('views.label')}
          views={scheduleViews}
          chosen={question.view}
          textOf={(view) => t(`views.${view}`)}
          onChoose={(view) => onAddress({ view: view === 'lane' ? undefined : view })}
        />
        {choices.data ? (
          <ScheduleForm
            question={question}
            choices={choices.data}
            errors={errors}
            onChange={(change) => onAddress(change)}
          />
        ) : (
          <LoadingState
            loading={t('state.loading')}
            failed={t('state.failed')}
            error={choices.error}
            onRetry={() => void choices.refetch()}
          />
        )}
        {!isAsked && errors.length === 0 && <Muted>{t(`state.choose.${question.view}`)}</Muted>}
        {isAsked && <Answer question={question} asked={asked} onAddress={onAddress} />}
      </Stack>
    </Screen>
  )
}

interface AnswerProps extends Pick<Props, 'onAddress'> {
  question: ScheduleQuestion
  asked: ReturnType<typeof useSchedule>['asked']
}

function Answer({ question, asked, onAddress }: AnswerProps) {
  const { t } = useTranslation('schedules')
  const problem = useFailureText(asked.error)
  const answer = asked.data
  if (!answer) {
    if (asked.error && problem)
      return (
        <EmptyState icon="alert" title={t('state.failed')}>
          {problem}
        </EmptyState>
      )
    return (
      <LoadingState loading={t('state.loading')} failed={t('state.failed')} error={null} onRetry={() => undefined} />
    )
  }
  const { view, data } = answer
  const count = countOf(answer)
  const { from, to } = data
  return (
    <Stack gap={12}>
      <p role="status">{t(`state.found.${view}`, { count, from, to })}</p>
      {data.isCut && <Muted>{t('state.cut')}</Muted>}
      {count > 0 && <ScheduleDownloads question={question} />}
      {count === 0 ? (
        <EmptyState icon="ship" title={t(`state.none.${view}`)}>
          {t('state.noneText')}
        </EmptyState>
      ) : view === 'lane' ? (
        <LaneResults
          data={data}
          name={nameOf(question)}
          sort={question.sort}
          onSort={(sort) => onAddress({ sort: sort === 'departure' ? undefined : sort }, { replace: true })}
        />
      ) : view === 'vessel' ? (
        <VesselResults data={data} name={nameOf(question)} />
      ) : (
        <PortResults data={data} name={nameOf(question)} />
      )}
    </Stack>
  )
}

function countOf(answer: ScheduleAnswer) {
  if (answer.view === 'lane') return answer.data.sailings.length
  return answer.view === 'vessel' ? answer.data.voyages.length : answer.data.calls.length
}

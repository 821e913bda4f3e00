import type { LaneSchedule, PortSchedule, VesselSchedule } from '@fairway/contract/schedules/schedule.schema'
import { type ScheduleView, USUAL_WEEKS } from '@fairway/contract/schedules/schedule.values'
import { checkLane, checkSpan } from '@fairway/contract/schedules/schedule-query.rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery, send } from '../../platform/calls/api.ts'
import type { ScheduleQuestion } from './schedule-address.rules.ts'

/** Schedules change by the hour. */
const STALE_MS = 60_000

export const useScheduleChoices = () =>
  useQuery({ ...apiQuery('GET /api/schedulespub/choices', {}), staleTime: 10 * STALE_MS })

export type ScheduleAnswer =
  | { view: 'lane'; data: LaneSchedule }
  | { view: 'vessel'; data: VesselSchedule }
  | { view: 'port'; data: PortSchedule }

async function ask(question: ScheduleQuestion, signal: AbortSignal): Promise<ScheduleAnswer> {
  const { view, pol, pod, vessel, port, from, weeks } = question
  const span = { from, weeks }
  if (view === 'lane')
    return { view, data: await send('GET /api/schedulespub/sailings', { query: { pol, pod, ...span } }, { signal }) }
  if (view === 'vessel')
    return { view, data: await send('GET /api/schedulespub/vessel', { query: { vessel, ...span } }, { signal }) }
  return { view, data: await send('GET /api/schedulespub/port', { query: { port, ...span } }, { signal }) }
}

/** Whether everything is chosen that a view needs. */
const isChosen: Record<ScheduleView, (question: ScheduleQuestion) => boolean> = {
  lane: ({ pol, pod }) => pol !== '' && pod !== '',
  vessel: ({ vessel }) => vessel !== '',
  port: ({ port }) => port !== '',
}

/** What is asked, as one text: the same question has the same name, however its answer is sorted. */
export const nameOf = ({ view, pol, pod, vessel, port }: ScheduleQuestion) =>
  ({ lane: `${pol}-${pod}`, vessel: `vessel ${vessel}`, port: `port ${port}` })[view]

/** The answer to the question of the page, as soon as it is complete and in order. */
export function useSchedule(question: ScheduleQuestion) {
  const errors = useMemo(() => (question.view === 'lane' ? checkLane(question) : checkSpan(question)), [question])
  const isAsked = isChosen[question.view](question)
  const asked = useQuery({
    queryKey: ['schedule', nameOf(question), question.from, question.weeks || String(USUAL_WEEKS)],
    queryFn: ({ signal }) => ask(question, signal),
    enabled: isAsked && errors.length === 0,
    staleTime: STALE_MS,
    retry: false,
  })
  return { errors: isAsked ? errors : [], isAsked: isAsked && errors.length === 0, asked }
}

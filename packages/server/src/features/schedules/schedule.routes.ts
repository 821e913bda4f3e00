import * as schedules from '@fairway/contract/schedules/schedules.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { getLaneCalendar, getPortCalendar, getSailingEvent } from './calendar/calendar.actions.ts'
import { downloadSchedule, type FileParts } from './files/schedule-file.actions.ts'
import { createNetworkMap } from './network-map.actions.ts'
import { getLane, getPortSchedule, getScheduleChoices, getVesselSchedule } from './schedules.actions.ts'

export function scheduleRoutes(serve: Serve, parts: FileParts) {
  const { seaRoutes, carrierName } = parts
  const showNetworkMap = createNetworkMap(seaRoutes)
  serve(schedules.getNetworkMap, (context) => showNetworkMap(context))
  serve(schedules.getScheduleChoices, (context) => getScheduleChoices(context))
  serve(schedules.getLane, (context, { query }) => getLane(context, query, seaRoutes))
  serve(schedules.getVesselSchedule, (context, { query }) => getVesselSchedule(context, query))
  serve(schedules.getPortSchedule, (context, { query }) => getPortSchedule(context, query))
  serve(schedules.downloadSchedule, (context, { query }) => downloadSchedule(context, query, parts))
  serve(schedules.getSailingEvent, (context, { query }) => getSailingEvent(context, query))
  serve(schedules.getLaneCalendar, (context, { params, query }) =>
    getLaneCalendar(context, params, { ...query, carrierName }),
  )
  serve(schedules.getPortCalendar, (context, { params, query }) =>
    getPortCalendar(context, params.file, { ...query, carrierName }),
  )
}

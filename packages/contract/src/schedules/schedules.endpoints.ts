import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { NetworkMapReply } from './network-map.schema.ts'
import * as shapes from './schedule.schema.ts'

export const getNetworkMap = endpoint({
  method: 'GET',
  path: '/api/schedulespub/map',
  summary: "The carrier's lanes, and where its ships are now.",
  allow: anyone,
  errors: [],
  reply: NetworkMapReply,
  limited: true,
})

const badDays = ['SC0004', 'SC0005', 'SC0006'] as const

export const getScheduleChoices = endpoint({
  method: 'GET',
  path: '/api/schedulespub/choices',
  summary: 'Ports and vessels that schedules can be asked for.',
  allow: anyone,
  errors: [],
  reply: shapes.ScheduleChoices,
  limited: true,
})

export const getLane = endpoint({
  method: 'GET',
  path: '/api/schedulespub/sailings',
  summary: 'Sailings from port to port with cut-offs, times and what their emissions are estimated from.',
  allow: anyone,
  errors: ['SC0001', 'SC0002', 'SC0003', ...badDays],
  query: shapes.LaneQuery,
  reply: shapes.LaneSchedule,
  limited: true,
})

export const getVesselSchedule = endpoint({
  method: 'GET',
  path: '/api/schedulespub/vessel',
  summary: 'The voyages of a vessel, call by call.',
  allow: anyone,
  errors: ['SC0007', ...badDays],
  query: shapes.VesselScheduleQuery,
  reply: shapes.VesselSchedule,
  limited: true,
})

export const getPortSchedule = endpoint({
  method: 'GET',
  path: '/api/schedulespub/port',
  summary: 'The vessels that call at a port.',
  allow: anyone,
  errors: ['SC0008', ...badDays],
  query: shapes.PortScheduleQuery,
  reply: shapes.PortSchedule,
  limited: true,
})

export const downloadSchedule = endpoint({
  method: 'GET',
  path: '/api/schedulespub/file',
  summary: 'A schedule as a workbook or as a PDF.',
  allow: anyone,
  errors: ['SC0001', 'SC0002', 'SC0003', 'SC0007', 'SC0008', ...badDays, 'GE0019'],
  query: shapes.ScheduleFileQuery,
  reply: z.string(),
  produces: 'application/octet-stream',
  file: true,
  limited: true,
})

const calendar = { allow: anyone, reply: z.string(), produces: 'text/calendar', limited: true } as const

export const getSailingEvent = endpoint({
  ...calendar,
  method: 'GET',
  path: '/api/schedulespub/event',
  summary: 'One sailing with its cut-offs as a file for a calendar.',
  errors: ['SC0009'],
  query: shapes.SailingEventQuery,
})

export const getLaneCalendar = endpoint({
  ...calendar,
  method: 'GET',
  path: '/api/schedulespub/lanes/:pol/:file',
  summary: 'A calendar to subscribe to: the sailings between two ports, such as `lanes/CNNGB/USLGB.ics`.',
  errors: ['SC0009'],
  params: shapes.LaneCalendarParams,
  query: shapes.CalendarQuery,
  tagged: true,
})

export const getPortCalendar = endpoint({
  ...calendar,
  method: 'GET',
  path: '/api/schedulespub/ports/:file',
  summary: 'A calendar to subscribe to: the ships that call at a port, such as `ports/CNNGB.ics`.',
  errors: ['SC0009'],
  params: shapes.PortCalendarParams,
  query: shapes.CalendarQuery,
  tagged: true,
})

/** All of them, as the list of calls has them. */
export const scheduleCalls = [
  getNetworkMap,
  getScheduleChoices,
  getLane,
  getVesselSchedule,
  getPortSchedule,
  downloadSchedule,
  getSailingEvent,
  getLaneCalendar,
  getPortCalendar,
] as const

import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import { NetworkMapReply } from './network-map.schema.ts'
import * as shapes from './schedule.schema.ts'

const guests = callsFor(anyone)

export const getNetworkMap = guests.get('/api/schedulespub/map', {
  summary: "The carrier's lanes, and where its ships are now.",
  reply: NetworkMapReply,
  limited: true,
})

const badDays = ['SC0004', 'SC0005', 'SC0006'] as const

export const getScheduleChoices = guests.get('/api/schedulespub/choices', {
  summary: 'Ports and vessels that schedules can be asked for.',
  reply: shapes.ScheduleChoices,
  limited: true,
})

export const getLane = guests.get('/api/schedulespub/sailings', {
  summary: 'Sailings from port to port with cut-offs, times and what their emissions are estimated from.',
  errors: ['SC0001', 'SC0002', 'SC0003', ...badDays],
  query: shapes.LaneQuery,
  reply: shapes.LaneSchedule,
  limited: true,
})

export const getVesselSchedule = guests.get('/api/schedulespub/vessel', {
  summary: 'The voyages of a vessel, call by call.',
  errors: ['SC0007', ...badDays],
  query: shapes.VesselScheduleQuery,
  reply: shapes.VesselSchedule,
  limited: true,
})

export const getPortSchedule = guests.get('/api/schedulespub/port', {
  summary: 'The vessels that call at a port.',
  errors: ['SC0008', ...badDays],
  query: shapes.PortScheduleQuery,
  reply: shapes.PortSchedule,
  limited: true,
})

export const downloadSchedule = guests.get('/api/schedulespub/file', {
  summary: 'A schedule as a workbook or as a PDF.',
  errors: ['SC0001', 'SC0002', 'SC0003', 'SC0007', 'SC0008', ...badDays, 'GE0019'],
  query: shapes.ScheduleFileQuery,
  ...fileReply('application/octet-stream'),
  limited: true,
})

const calendar = { reply: z.string(), produces: 'text/calendar', limited: true } as const

export const getSailingEvent = guests.get('/api/schedulespub/event', {
  ...calendar,
  summary: 'One sailing with its cut-offs as a file for a calendar.',
  errors: ['SC0009'],
  query: shapes.SailingEventQuery,
})

export const getLaneCalendar = guests.get('/api/schedulespub/lanes/:pol/:file', {
  ...calendar,
  summary: 'A calendar to subscribe to: the sailings between two ports, such as `lanes/CNNGB/USLGB.ics`.',
  errors: ['SC0009'],
  params: shapes.LaneCalendarParams,
  query: shapes.CalendarQuery,
  tagged: true,
})

export const getPortCalendar = guests.get('/api/schedulespub/ports/:file', {
  ...calendar,
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

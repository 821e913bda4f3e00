import { z } from 'zod'
import { unreadableFile } from '../form-uploads/form-upload.endpoints.ts'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './allocation.schema.ts'
import * as files from './allocation-files.schema.ts'
import { ownSpaceReaders } from './own-space.rules.ts'
import { OwnSpaceQuery, OwnSpaces } from './own-space.schema.ts'

const anyView = anyOf('VA0001', 'VS', 'VA', 'VU')
const salesView = anyOf('VA0001', 'VS')
const repView = anyOf('VA0001', 'VA', 'VU')
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const searchAllocations = endpoint({
  method: 'POST',
  path: '/api/allocation/search',
  summary: 'Allocations of chosen voyages with their totals against capacity.',
  allow: anyView,
  errors: ['VA0002', 'VA0005', 'VA0006', 'VA0015', 'VA0016'],
  body: shapes.AllocationCriteria,
  reply: shapes.AllocationList,
  stateless: true,
})
export const getForecast = endpoint({
  method: 'GET',
  path: '/api/allocation/forecast',
  summary: 'Space per voyage and port of loading: capacity, demand, protect, release and what is booked.',
  allow: salesView,
  errors: ['VA0003', 'VA0004', 'VA0005'],
  query: shapes.VesselQuery,
  reply: shapes.Forecast,
})
export const getAllocationReport = endpoint({
  method: 'POST',
  path: '/api/allocation/report',
  summary: 'The VVD allocation report: totals per voyage, port of loading and account.',
  allow: salesView,
  errors: ['VA0002', 'VA0006', 'VA0015', 'VA0016'],
  body: shapes.ReportCriteria,
  reply: shapes.AllocationReport,
  stateless: true,
})
export const getOwnSpaces = endpoint({
  method: 'GET',
  path: '/api/allocation/own',
  summary: 'What is open to the caller’s organisations on coming vessels, and how much of it they have booked.',
  allow: ownSpaceReaders,
  errors: [],
  query: OwnSpaceQuery,
  reply: OwnSpaces,
})
export const updateAllocations = endpoint({
  method: 'PUT',
  path: '/api/allocation/update',
  summary: 'Saves all changes of a rep together or none of them; each names the version of the row that was seen.',
  allow: repView,
  errors: ['GE0002', 'VA0007', 'VA0008', 'VA0014', 'VA0017', 'VA0022'],
  body: shapes.AllocationUpdate,
  reply: shapes.AllocationSaved,
  largeBody: true,
})
export const addAllocation = endpoint({
  method: 'POST',
  path: '/api/allocation/manual',
  summary: 'Adds an allocation for one of the caller’s accounts by hand.',
  allow: repView,
  errors: ['VA0002', 'VA0007', 'VA0014', 'VA0015', 'VA0017', 'VA0022', 'VA0023', 'VA0024'],
  body: shapes.AllocationAddition,
  reply: shapes.AllocationAdded,
})
export const listAllocationVvds = endpoint({
  method: 'GET',
  path: '/api/allocation/vvd',
  summary: 'Voyages with space to allocate: open ones, and those that sailed within some days.',
  allow: anyView,
  errors: ['VA0003', 'VA0004', 'VA0005'],
  query: shapes.VesselQuery,
  reply: shapes.AllocationVvds,
})
export const listAllocationPorts = endpoint({
  method: 'GET',
  path: '/api/allocation/pol',
  summary: 'Ports where a voyage takes cargo on and where it lands it.',
  allow: anyView,
  errors: ['VA0002', 'VA0006', 'VA0015'],
  query: shapes.VvdQuery,
  reply: shapes.AllocationPorts,
})
export const listSalesReps = endpoint({
  method: 'GET',
  path: '/api/allocation/salesRep',
  summary: 'The sales reps who look after accounts.',
  allow: anyView,
  errors: [],
  reply: shapes.SalesReps,
})
export const listAllocationAccounts = endpoint({
  method: 'GET',
  path: '/api/allocation/account',
  summary: 'Accounts with their party type, reps and contracts.',
  allow: anyView,
  errors: [],
  reply: shapes.Accounts,
})
export const getSalesRepDefault = endpoint({
  method: 'GET',
  path: '/api/allocation/salesRepDefault',
  summary: 'The usual sales rep of an account; without an account, the caller where they are one.',
  allow: anyView,
  errors: ['VA0024'],
  query: shapes.DefaultQuery,
  reply: shapes.SalesRepDefault,
})
export const getAllocationHistory = endpoint({
  method: 'GET',
  path: '/api/allocation/history',
  summary: 'Who changed which cell of an allocation, newest first.',
  allow: anyView,
  errors: ['GE0002'],
  query: shapes.HistoryQuery,
  reply: shapes.AllocationHistory,
})
export const notifyOfAllocations = endpoint({
  method: 'POST',
  path: '/api/allocation/notify',
  summary: 'Tells people of the carrier’s sales about allocations, in the portal and by mail.',
  allow: repView,
  errors: ['GE0002', 'VA0024'],
  body: shapes.NotifyInput,
  reply: shapes.Notified,
  limited: true,
})
const download = <const P extends `/api/allocation/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    allow: anyView,
    errors: ['VA0002', 'VA0009', 'VA0010', 'VA0011', 'VA0015', 'VA0016'],
    query: files.DownloadQuery,
    reply: z.string(),
    produces: XLSX,
    file: true,
    limited: true,
  })
export const downloadAllocations = download('/api/allocation/download', 'Allocations at one load port as a flat list.')
export const downloadAllocationSheets = download(
  '/api/allocation/v2/download',
  'Allocations at one load port as a workbook, a sheet with totals for each voyage.',
)
const upload = <const P extends `/api/allocation/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    allow: repView,
    errors: [
      ...unreadableFile,
      'VA0002',
      'VA0009',
      'VA0012',
      'VA0013',
      'VA0015',
      'VA0016',
      'GE0013',
      'GE0014',
      'GE0015',
    ],
    query: files.UploadQuery,
    bytes: true,
    reply: files.UploadPreview,
    stateless: true,
    limited: true,
  })
export const readAllocationFile = upload(
  '/api/allocation/upload',
  'Reads a flat list and says cell by cell what it would change; it is applied by the update call.',
)
export const readAllocationSheets = upload(
  '/api/allocation/v2/upload',
  'Reads a workbook with a sheet for each voyage and says cell by cell what it would change.',
)

/** Every call of vessel allocation. */
export const allocationCalls = [
  searchAllocations,
  getForecast,
  getAllocationReport,
  getOwnSpaces,
  updateAllocations,
  addAllocation,
  listAllocationVvds,
  listAllocationPorts,
  listSalesReps,
  listAllocationAccounts,
  getSalesRepDefault,
  getAllocationHistory,
  notifyOfAllocations,
  downloadAllocations,
  downloadAllocationSheets,
  readAllocationFile,
  readAllocationSheets,
] as const

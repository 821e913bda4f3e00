import { unreadableFile } from '../form-uploads/form-upload.endpoints.ts'
import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply, XLSX } from '../kit/reply.schema.ts'
import * as shapes from './allocation.schema.ts'
import * as files from './allocation-files.schema.ts'
import { ownSpaceReaders } from './own-space.rules.ts'
import { OwnSpaceQuery, OwnSpaces } from './own-space.schema.ts'

const anyView = callsFor(anyOf('VA0001', 'VS', 'VA', 'VU'))
const salesView = callsFor(anyOf('VA0001', 'VS'))
const repView = callsFor(anyOf('VA0001', 'VA', 'VU'))

export const searchAllocations = anyView.post('/api/allocation/search', {
  summary: 'Allocations of chosen voyages with their totals against capacity.',
  errors: ['VA0002', 'VA0005', 'VA0006', 'VA0015', 'VA0016'],
  body: shapes.AllocationCriteria,
  reply: shapes.AllocationList,
  stateless: true,
})
export const getForecast = salesView.get('/api/allocation/forecast', {
  summary: 'Space per voyage and port of loading: capacity, demand, protect, release and what is booked.',
  errors: ['VA0003', 'VA0004', 'VA0005'],
  query: shapes.VesselQuery,
  reply: shapes.Forecast,
})
export const getAllocationReport = salesView.post('/api/allocation/report', {
  summary: 'The VVD allocation report: totals per voyage, port of loading and account.',
  errors: ['VA0002', 'VA0006', 'VA0015', 'VA0016'],
  body: shapes.ReportCriteria,
  reply: shapes.AllocationReport,
  stateless: true,
})
export const getOwnSpaces = callsFor(ownSpaceReaders).get('/api/allocation/own', {
  summary: 'What is open to the caller’s organisations on coming vessels, and how much of it they have booked.',
  query: OwnSpaceQuery,
  reply: OwnSpaces,
})
export const updateAllocations = repView.put('/api/allocation/update', {
  summary: 'Saves all changes of a rep together or none of them; each names the version of the row that was seen.',
  errors: ['GE0002', 'VA0007', 'VA0008', 'VA0014', 'VA0017', 'VA0022'],
  body: shapes.AllocationUpdate,
  reply: shapes.AllocationSaved,
  largeBody: true,
})
export const addAllocation = repView.post('/api/allocation/manual', {
  summary: 'Adds an allocation for one of the caller’s accounts by hand.',
  errors: ['VA0002', 'VA0007', 'VA0014', 'VA0015', 'VA0017', 'VA0022', 'VA0023', 'VA0024'],
  body: shapes.AllocationAddition,
  reply: shapes.AllocationAdded,
})
export const listAllocationVvds = anyView.get('/api/allocation/vvd', {
  summary: 'Voyages with space to allocate: open ones, and those that sailed within some days.',
  errors: ['VA0003', 'VA0004', 'VA0005'],
  query: shapes.VesselQuery,
  reply: shapes.AllocationVvds,
})
export const listAllocationPorts = anyView.get('/api/allocation/pol', {
  summary: 'Ports where a voyage takes cargo on and where it lands it.',
  errors: ['VA0002', 'VA0006', 'VA0015'],
  query: shapes.VvdQuery,
  reply: shapes.AllocationPorts,
})
export const listSalesReps = anyView.get('/api/allocation/salesRep', {
  summary: 'The sales reps who look after accounts.',
  reply: shapes.SalesReps,
})
export const listAllocationAccounts = anyView.get('/api/allocation/account', {
  summary: 'Accounts with their party type, reps and contracts.',
  reply: shapes.Accounts,
})
export const getSalesRepDefault = anyView.get('/api/allocation/salesRepDefault', {
  summary: 'The usual sales rep of an account; without an account, the caller where they are one.',
  errors: ['VA0024'],
  query: shapes.DefaultQuery,
  reply: shapes.SalesRepDefault,
})
export const getAllocationHistory = anyView.get('/api/allocation/history', {
  summary: 'Who changed which cell of an allocation, newest first.',
  errors: ['GE0002'],
  query: shapes.HistoryQuery,
  reply: shapes.AllocationHistory,
})
export const notifyOfAllocations = repView.post('/api/allocation/notify', {
  summary: 'Tells people of the carrier’s sales about allocations, in the portal and by mail.',
  errors: ['GE0002', 'VA0024'],
  body: shapes.NotifyInput,
  reply: shapes.Notified,
  limited: true,
})
const download = <const P extends `/api/allocation/${string}`>(path: P, summary: string) =>
  anyView.get(path, {
    summary,
    errors: ['VA0002', 'VA0009', 'VA0010', 'VA0011', 'VA0015', 'VA0016'],
    query: files.DownloadQuery,
    ...fileReply(XLSX),
    limited: true,
  })
export const downloadAllocations = download('/api/allocation/download', 'Allocations at one load port as a flat list.')
export const downloadAllocationSheets = download(
  '/api/allocation/v2/download',
  'Allocations at one load port as a workbook, a sheet with totals for each voyage.',
)
const upload = <const P extends `/api/allocation/${string}`>(path: P, summary: string) =>
  repView.post(path, {
    summary,
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

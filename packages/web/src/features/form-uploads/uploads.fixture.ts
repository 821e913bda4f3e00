import type { UploadForm, UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import type { UploadFile } from './upload-file.ts'

export const formOf = (change: Partial<UploadForm> = {}): UploadForm => ({
  row: 2,
  lastRow: change.row ?? 2,
  reference: 'NBL-1001',
  bookingNo: '',
  ids: [
    { field: 'customerReference', id: change.reference ?? 'NBL-1001' },
    { field: 'bookingNo', id: change.bookingNo ?? '' },
  ].filter(({ id }) => id !== ''),
  deed: 'new',
  request: null,
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  vvd: 'FHM043E',
  containers: '2 × 45G1',
  isSent: false,
  ...change,
})

export const previewOf = (change: Partial<UploadPreview> = {}): UploadPreview => ({
  id: '0b7a3f52-6f0e-4d5e-9a53-0c8f4f3f2b11',
  form: 'booking',
  batch: '7c1e2f70-8a0b-4d4e-9a42-2f0c8f4f3b22',
  fileName: 'ningbo.xlsx',
  readAt: '2026-11-16T06:50:00Z',
  sentAt: null,
  sheet: 'Bookings',
  columns: [
    { column: 'A', field: 'customerReference' },
    { column: 'J', field: 'portOfLoading' },
  ],
  ignored: [],
  meanings: [],
  lines: [{ row: 2, cells: ['NBL-1001', 'CNNGB'] }],
  forms: [formOf()],
  problems: [],
  warnings: [],
  notes: [],
  look: 'as it was read',
  ...change,
})

export const problemOf = (change: Partial<UploadProblem> = {}): UploadProblem => ({
  sheet: 'Bookings',
  row: 2,
  column: 'J',
  field: 'portOfLoading',
  value: 'CNXMN',
  code: 'UP0008',
  args: ['CNXMN'],
  ...change,
})

export const fileOf = (change: Partial<UploadFile> = {}): UploadFile => ({
  key: change.name ?? 'ningbo.xlsx',
  name: 'ningbo.xlsx',
  phase: 'checked',
  part: 1,
  preview: previewOf(),
  ...change,
})

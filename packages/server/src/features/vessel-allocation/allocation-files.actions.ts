import { refuse } from '@fairway/contract/vessel-allocation/allocation.errors'
import { allocationRows } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { AllocationList } from '@fairway/contract/vessel-allocation/allocation.schema'
import { isBareFileName, previewFile } from '@fairway/contract/vessel-allocation/allocation-file.rules'
import type {
  DownloadQuery,
  UploadPreview,
  UploadQuery,
} from '@fairway/contract/vessel-allocation/allocation-files.schema'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Sheets } from '../../ports/sheets/sheets.port.ts'
import { writeWorkbook } from '../../ports/sheets/workbook-writer.ts'
import { findRows } from './allocation.actions.ts'
import { flatWorkbook, workbookPerVoyage } from './allocation-workbook.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const all = { portsOfLoading: [], accounts: [], salesReps: [], isRecent: false }

const listOf = async (context: Context, criteria: Partial<DownloadQuery> & { vvds: string[] }) => {
  const found = await findRows(context, { ...all, vvds: criteria.vvds, portsOfLoading: criteria.portsOfLoading ?? [] })
  return JSON.parse(found.json) as AllocationList // the reply of the search, as tests check it
}

/** The rows at one load port as a file: a flat list, or a sheet with totals for each voyage. */
export async function downloadAllocations(context: Context, query: DownloadQuery, isPerVoyage: boolean) {
  const { vvds, portsOfLoading, language } = query
  if (vvds.length === 0) refuse('VA0009')
  const [port, ...others] = portsOfLoading
  if (port === undefined || others.length > 0) return refuse('VA0010')
  const list = await listOf(context, { vvds, portsOfLoading })
  if (list.rows === 0) refuse('VA0011')
  const name = `allocation-${vvds.length === 1 ? vvds[0] : `${vvds.length}-vvds`}-${port}${isPerVoyage ? '-v2' : ''}.xlsx`
  const content = await writeWorkbook((isPerVoyage ? workbookPerVoyage : flatWorkbook)(list, name, language))
  return new Download({ name, mediaType: XLSX, byteSize: content.length }, inOnePiece(content))
}

async function* inOnePiece(content: Buffer) {
  yield content
}

interface AllocationFile {
  query: UploadQuery
  bytes: Buffer
  hungUp: AbortSignal
  isPerVoyage: boolean
}

/** Reads a file and says what it would change. Nothing is stored: the browser applies the changes by the update call. */
export async function readFile(
  context: Context,
  sheets: Sheets,
  { query, bytes, hungUp, isPerVoyage }: AllocationFile,
): Promise<UploadPreview> {
  const { vvds, name } = query
  if (!isBareFileName(name)) refuse('VA0013', name)
  if (bytes.length === 0) refuse('VA0012', name)
  if (vvds.length === 0) refuse('VA0009')
  const list = await listOf(context, { vvds })
  const read = await sheets.read(bytes, AbortSignal.any([hungUp, context.deadline.signal]))
  if (read.every(({ rows }) => rows.length === 0)) refuse('VA0012', name)
  return previewFile(name, read, { stored: { vvds, rows: allocationRows(list), spaces: list.spaces }, isPerVoyage })
}

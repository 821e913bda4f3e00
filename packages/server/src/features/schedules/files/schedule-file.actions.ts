import type {
  LaneSchedule,
  PortSchedule,
  ScheduleFileQuery,
  VesselSchedule,
} from '@fairway/contract/schedules/schedule.schema'
import { fillText } from '@fairway/contract/shared/fill-text'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import type { JsonOf } from '../../../platform/database/database.ts'
import { Download } from '../../../platform/http/download.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { type Documents, PDF } from '../../../ports/documents/documents.port.ts'
import type { Sheet } from '../../../ports/documents/sheet/sheet.ts'
import type { OutputWorkbook } from '../../../ports/sheets/workbook-writer.port.ts'
import { writeWorkbook } from '../../../ports/sheets/workbook-writer.ts'
import { getLane, getPortSchedule, getVesselSchedule } from '../schedules.actions.ts'
import type { SeaRoutes } from '../sea-routes.actions.ts'
import { laneTable, portTable, type ScheduleTable, vesselTable } from './schedule-table.rules.ts'
import { scheduleTexts } from './schedule-texts.ts'

export interface FileParts {
  seaRoutes: SeaRoutes
  documents: Documents
  carrierName: () => Promise<string>
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** A font with the letters of each language. */
const fonts: Record<Language, string> = { en: 'Calibri', zh: 'Microsoft YaHei', vi: 'Calibri' }

const read = <T>(body: JsonOf<T>) => JSON.parse(body.json) as T // held to its schema where it is read

/** A schedule as a workbook or as paper, for whoever may see it: anyone. */
export async function downloadSchedule(context: Context, query: ScheduleFileQuery, parts: FileParts) {
  const table = await tableOf(context, query, parts)
  const carrier = await parts.carrierName()
  const isPdf = query.format === 'pdf'
  const content = isPdf
    ? (await parts.documents.toPdf(sheetOf(table, query.language, carrier), context.browser.gone)).bytes
    : await writeWorkbook(workbookOf(table, query.language, carrier))
  const subject = { lane: `${query.pol}-${query.pod}`, vessel: query.vessel, port: query.port }[query.view]
  const name = `schedule-${subject.toUpperCase()}.${query.format}`
  return new Download({ name, mediaType: isPdf ? PDF : XLSX, byteSize: content.length }, inOnePiece(content))
}

async function* inOnePiece(content: Buffer) {
  yield content
}

async function tableOf(context: Context, query: ScheduleFileQuery, { seaRoutes }: FileParts): Promise<ScheduleTable> {
  const { view, pol, pod, vessel, port, from, weeks, language } = query
  if (view === 'vessel')
    return vesselTable(read<VesselSchedule>(await getVesselSchedule(context, { vessel, from, weeks })), language)
  if (view === 'port')
    return portTable(read<PortSchedule>(await getPortSchedule(context, { port, from, weeks })), language)
  const lane = read<LaneSchedule>(await getLane(context, { pol, pod, from, weeks }, seaRoutes))
  return laneTable(lane, { pol: pol.toUpperCase(), pod: pod.toUpperCase() }, language)
}

function workbookOf(
  { title, notes, columns, rows }: ScheduleTable,
  language: Language,
  carrier: string,
): OutputWorkbook {
  // what paper shows together stands in columns of its own here
  const shown = columns.map(({ points }) => points !== 0)
  const pick = <T>(cells: readonly T[]) => cells.filter((_cell, at) => shown[at])
  const numbers = columns.map(({ isNumber }) => isNumber)
  return {
    title,
    author: carrier,
    font: fonts[language],
    sheets: [
      {
        name: scheduleTexts[language].sheet,
        columns: pick(columns).map((column) => ({ width: Math.max(17, column.title.length + 4), style: 'text' })),
        rows: [
          ...[`${carrier} · ${title}`, ...notes].map((text, at) => ({
            cells: [{ text, style: at === 0 ? ('title' as const) : ('note' as const) }],
            isSpread: true as const,
          })),
          { cells: pick(columns).map((column) => ({ text: column.title, style: 'band' as const })) },
          ...rows.map((row) => ({
            cells: pick(
              row.map((text, at) =>
                numbers[at]
                  ? { text, style: 'number' as const, isNumber: true as const }
                  : { text, style: 'text' as const },
              ),
            ),
          })),
        ],
        frozen: { rows: notes.length + 2, columns: 1 },
        isWide: true,
      },
    ],
  }
}

function sheetOf({ title, notes, columns, rows }: ScheduleTable, language: Language, carrier: string): Sheet {
  const shown = columns.map(({ points }) => points !== undefined)
  const pick = <T>(cells: readonly T[]) => cells.filter((_cell, at) => shown[at])
  return {
    layout: 'sheet',
    title,
    author: carrier,
    language: languageTag[language],
    foot: fillText(scheduleTexts[language].foot, { carrier, title }),
    blocks: [
      { kind: 'text', look: 'carrier', text: carrier },
      { kind: 'text', look: 'title', text: title },
      ...notes.map((text) => ({ kind: 'text' as const, look: 'intro' as const, text })),
      {
        kind: 'table',
        columns: pick(columns).map((column) => ({
          title: column.title,
          ...(column.points && { width: column.points }),
        })),
        rows: rows.map(pick),
      },
    ],
  }
}

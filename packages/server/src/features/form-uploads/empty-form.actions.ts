import { describeSailing } from '@fairway/contract/bookings/requests/sailing.rules'
import type { FormQuery } from '@fairway/contract/form-uploads/form-upload.schema'
import { type FormKind, formAccess } from '@fairway/contract/form-uploads/form-upload.values'
import { allows } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { OutputWorkbook } from '../../ports/sheets/workbook-writer.port.ts'
import { writeWorkbook } from '../../ports/sheets/workbook-writer.ts'
import { readChoices } from '../bookings/public.ts'
import { findClosedPorts } from '../reference-data/public.ts'
import { findSailings } from '../schedules/public.ts'
import { bookingTemplate } from './booking-forms/booking-template.ts'
import { siTemplate } from './si-forms/si-template.ts'
import { vgmTemplate } from './vgm-forms/vgm-template.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Plain letters, whatever the language: programs of every age keep the name. */
const formName = ({ form, language }: FormQuery) => `fairway-${form}-form-${language}.xlsx`

/** The ship of the example leaves within so many days; no more sailings than these are read. */
const EXAMPLE_DAYS = 60
const anywhere = { vvd: null, portOfLoading: null, portOfDischarge: null, limit: 500 }
const DAY_MS = 86_400_000
const dayIn = (now: string, days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString().slice(0, 10)

/** The empty form, made for the caller: its lists have the caller's choices and nothing else. */
async function makeForm(
  context: Context,
  query: FormQuery,
  carrier: string,
): Promise<{ name: string; mediaType: string; content: Buffer }> {
  const workbook = await makers[query.form](context, query, carrier)
  return { name: formName(query), mediaType: XLSX, content: await writeWorkbook(workbook) }
}

const makers: Record<FormKind, (context: Context, query: FormQuery, carrier: string) => Promise<OutputWorkbook>> = {
  booking: bookingForm,
  si: async (context, { language }, carrier) => siTemplate({ language, carrier, choices: await readChoices(context) }),
  vgm: async (_context, { language }, carrier) => vgmTemplate({ language, carrier }),
}

async function bookingForm(context: Context, { language }: FormQuery, carrier: string) {
  const { db } = context
  const closedPorts = new Set(await findClosedPorts(db))
  const choices = await readChoices(context)
  const now = Date.parse(choices.clock.now)
  const found = await findSailings(db, {
    ...anywhere,
    from: dayIn(choices.clock.now, 0),
    to: dayIn(choices.clock.now, EXAMPLE_DAYS),
  })
  const sailings = found.map((sailing) => describeSailing(sailing, now))
  return bookingTemplate({ language, carrier, choices, sailings, closedPorts })
}

/** Each form says who may have it. */
function refuseOthers({ viewer }: Context, { form }: FormQuery) {
  const access = formAccess[form]
  const groups = viewer.kind === 'person' ? viewer.groups : undefined
  if (!allows(access, groups)) throw new Refusal(access.kind === 'anyOf' ? access.denied : 'GE0005')
}

/** Where the empty form is fetched, by a call of its own that carries the token. */
export async function getFormUrl(context: Context, query: FormQuery) {
  refuseOthers(context, query)
  return { url: `/api/edi/form?${new URLSearchParams(query)}`, name: formName(query) }
}

/** The empty form, made for the caller. */
export async function fetchForm(
  { carrierName }: { carrierName: () => Promise<string> },
  context: Context,
  query: FormQuery,
) {
  refuseOthers(context, query)
  const { name, mediaType, content } = await makeForm(context, query, await carrierName())
  return new Download({ name, mediaType, byteSize: content.length }, inOnePiece(content))
}

async function* inOnePiece(content: Buffer) {
  yield content
}

import { randomUUID } from 'node:crypto'
import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import { type BookingColumn, bookingColumns } from '@fairway/contract/form-uploads/booking-form/booking-form.values'
import type { Portal } from '../../platform/testing.ts'

export type FormRow = Partial<Record<BookingColumn, string>>

let made = 0
/** A reference that no other booking of a test run has. */
export const newReference = () => `UP-${++made}`

/** A row of a form with nothing wrong in it, as Ningbo Lighting would fill it in, under a reference of its own. */
export function row(more: FormRow = {}): FormRow {
  const { containers, shipper, consignee, departureFrom, ...document } = goodRequest()
  const [container] = containers
  const said = Object.fromEntries(Object.entries(document).filter(([, value]) => typeof value === 'string'))
  return {
    ...(said as FormRow), // the texts of a document are columns of the form
    ...container,
    'shipper.name': shipper.name,
    'shipper.address': shipper.address,
    'consignee.name': consignee.name,
    'consignee.address': consignee.address,
    etd: '2026-11-25',
    customerReference: newReference(),
    ...more,
  }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Rows as a file of text, under the keys of the columns. */
export const csv = (...rows: FormRow[]) =>
  Buffer.from(
    [
      bookingColumns.map(({ field }) => field).join(','),
      ...rows.map((formRow) => bookingColumns.map(({ field }) => quoted(formRow[field] ?? '')).join(',')),
    ].join('\r\n'),
  )

type Headers = Record<string, string>

interface Answers {
  overwrite?: boolean
  confirmed?: boolean
  asDrafts?: boolean
  legalAccepted?: boolean
}
type UploadRoot = '/api/bookings' | '/api/si' | '/api/vgm'

/** The calls of somebody who uploads files, and sends each as they saw it last; each kind of form has calls of its own. */
export function uploadCalls(portal: Portal, headers: Headers, root: UploadRoot = '/api/bookings') {
  const previewHashes = new Map<string, string>()
  const rememberHash = async <R extends { json: { id: string; look: string } }>(reply: Promise<R>) => {
    const { id, look: previewHash } = (await reply).json
    previewHashes.set(id, previewHash)
    return reply
  }
  return {
    read: (body: Buffer, { name = 'bookings.csv', batch = randomUUID() as string, language = 'en' } = {}) =>
      rememberHash(
        portal.call('POST', `${root}/xlsparse?${new URLSearchParams({ name, batch, language })}`, {
          body,
          headers: { 'content-type': 'application/octet-stream', ...headers },
        }),
      ),
    list: () => portal.get(`${root}/forms`, headers),
    preview: (id: string) => rememberHash(portal.get(`${root}/forms/preview?id=${id}`, headers)),
    send: (id: string, answer: boolean | Answers = false, more: Headers = {}) => {
      const answers = typeof answer === 'boolean' ? { overwrite: answer } : answer
      return portal.post(
        `${root}/forms`,
        { id, look: previewHashes.get(id) ?? '', ...answers },
        { ...headers, ...more },
      )
    },
    /** Sends those without problems. */
    sendGood: (id: string, overwrite = false) =>
      portal.post(`${root}/forms`, { id, look: previewHashes.get(id) ?? '', overwrite, skipProblems: true }, headers),
    drop: (id: string) => portal.call('DELETE', `${root}/forms?id=${id}`, { headers }),
    formUrl: (form: string) => portal.get(`/api/edi/formUrl?form=${form}&language=en`, headers),
    form: (form: string) => portal.get(`/api/edi/form?form=${form}&language=en`, headers),
  }
}
export type UploadCalls = ReturnType<typeof uploadCalls>

import { type FormKind, formAccess, formKinds } from '@fairway/contract/form-uploads/form-upload.values'
import { allows } from '@fairway/contract/kit/access'
import type { Language } from '@fairway/contract/shared/language'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { VGM_CRITERIA_TYPE } from '@fairway/contract/vgm/vgm.values'
import { send } from '../../platform/calls/api.ts'
import { sendBytes } from '../../platform/calls/bytes-call.ts'
import { i18n } from '../../platform/language/i18n.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { effectiveGroups, session, sessionEnd } from '../../platform/session/session.store.ts'
import { readPlain, storePlain } from '../../platform/storage/stored-state.ts'
import { watchForm } from '../../platform/storage/unsaved-forms.ts'
import { Row } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import css from './file-upload.module.css'
import { bytesOf } from './files/unreadable-file.ts'
import { isRunning } from './upload-file.ts'
import { type UploadKind, UploadKindProvider } from './upload-kind.ts'
import { UploadPage } from './upload-page.tsx'
import { createUploads, type ReadOptions, type UploadServer } from './uploads.ts'

const pathOf = (kind: FormKind) => `/fileUpload?form=${kind}`

/** Upload of forms: a tab for each kind that this person may send. */
export function FileUploadScreen({ address: { form } }: { address: { form?: FormKind } }) {
  const { t } = useTranslation('formUploads')
  const mine = formKinds.filter((kind) => allows(formAccess[kind], effectiveGroups() ?? []))
  const kind = form && mine.includes(form) ? form : mine[0]
  if (!kind) return null // the guard admits nobody who may send none
  const [only] = mine
  const title = mine.length === 1 && only ? t('titleOf', { kind: t(`kinds.${only}`) }) : t('title')
  return (
    <Screen title={title} beside={mine.length > 1 && <KindTabs kinds={mine} here={kind} />}>
      <UploadKindProvider value={uploadKinds[kind]}>
        <UploadPage key={kind} />
      </UploadKindProvider>
    </Screen>
  )
}

function KindTabs({ kinds, here }: { kinds: readonly FormKind[]; here: FormKind }) {
  const { t } = useTranslation('formUploads')
  return (
    <nav aria-label={t('kindsLabel')}>
      <Row as="ul" gap={2} align="stretch">
        {kinds.map((kind) => (
          <li key={kind}>
            <PageLink
              href={pathOf(kind)}
              className={css.tab}
              data-here={kind === here}
              {...(kind === here && { 'aria-current': 'page' })}
            >
              {t(`kinds.${kind}`)}
            </PageLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

/** What a file is sent with to be read. */
async function fileOf(file: File, { batch, signal, onProgress }: ReadOptions) {
  const language = i18n.language as Language // only the platform sets it
  const bytes = await bytesOf(file)
  return { query: { name: file.name, batch, language }, options: { bytes, signal, onProgress } }
}

const ofBookings: UploadServer = {
  read: async (file, reading) => {
    const { query, options } = await fileOf(file, reading)
    return sendBytes('POST /api/bookings/xlsparse', { query }, options)
  },
  list: async () => (await send('GET /api/bookings/forms', {})).uploads,
  preview: (id) => send('GET /api/bookings/forms/preview', { query: { id } }),
  send: ({ asDrafts: _asDrafts, ...body }) => send('POST /api/bookings/forms', { body }),
  drop: (id) => send('DELETE /api/bookings/forms', { query: { id } }),
}
const ofInstructions: UploadServer = {
  read: async (file, reading) => {
    const { query, options } = await fileOf(file, reading)
    return sendBytes('POST /api/si/xlsparse', { query }, options)
  },
  list: async () => (await send('GET /api/si/forms', {})).uploads,
  preview: (id) => send('GET /api/si/forms/preview', { query: { id } }),
  send: (body) => send('POST /api/si/forms', { body }),
  drop: (id) => send('DELETE /api/si/forms', { query: { id } }),
}

const ofWeighings: UploadServer = {
  read: async (file, reading) => {
    const { query, options } = await fileOf(file, reading)
    return sendBytes('POST /api/vgm/xlsparse', { query }, options)
  },
  list: async () => (await send('GET /api/vgm/forms', {})).uploads,
  preview: (id) => send('GET /api/vgm/forms/preview', { query: { id } }),
  // the page asks for the legal statement before it sends
  send: ({ asDrafts: _asDrafts, skipProblems: _skipProblems, ...body }) =>
    send('POST /api/vgm/forms', { body: { ...body, legalAccepted: true } }),
  drop: (id) => send('DELETE /api/vgm/forms', { query: { id } }),
}

/** The kinds of forms, each with the uploads of the person who is signed in. */
const uploadKinds: Record<FormKind, UploadKind> = {
  booking: {
    form: 'booking',
    texts: 'formUploads',
    uploads: createUploads(ofBookings),
    pathOf: ({ id }) => `/bookingRequestDetails?type=view&id=${id}`,
    listPath: '/bookingRequest',
    summaryFields: ['customerReference', 'bookingNo', 'portOfLoading', 'portOfDischarge', 'vvd', 'equipment'],
    hasDrafts: false,
  },
  si: {
    form: 'si',
    texts: 'siUploads',
    uploads: createUploads(ofInstructions),
    pathOf: ({ id }) => `/shippingInstructionsDetails?type=view&id=${id}`,
    listPath: '/shippingInstructions',
    summaryFields: ['blNo', 'bookingNo', 'customerReference', 'description', 'containerNo', 'weight'],
    hasDrafts: true,
  },
  vgm: {
    form: 'vgm',
    texts: 'vgmUploads',
    uploads: createUploads(ofWeighings),
    pathOf: ({ ediRef: numbers }) =>
      `/vgmDetails?criteria=${encodeCriteria({ type: VGM_CRITERIA_TYPE, search: 'booking', numbers })}`,
    listPath: '/vgmDetails',
    summaryFields: ['bookingNo', 'blNo', 'containerNo', 'method', 'mass', 'unit'],
    hasDrafts: false,
    consent: {
      isGiven: () => readPlain('vgmLegalInfo') === true,
      give: () => storePlain('vgmLegalInfo', true),
    },
  },
}

const all = Object.values(uploadKinds).map(({ uploads }) => uploads)
const isBusy = () => all.some(({ files }) => files.get().some(isRunning))

watchForm(isBusy)
window.addEventListener('beforeunload', (event) => {
  if (isBusy()) event.preventDefault()
})

/** After an expired session its owner finds the files again; nobody else does. */
let owner = session.get()?.username
session.watch(() => {
  const now = session.get()?.username
  if (now === undefined ? sessionEnd.get().why === 'left' : now !== owner) for (const uploads of all) uploads.clear()
  owner = now ?? owner
})

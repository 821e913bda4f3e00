import type { Language } from '@fairway/contract/shared/language'
import { send } from '../../platform/api.ts'
import { sendBytes } from '../../platform/bytes-call.ts'
import { i18n } from '../../platform/i18n.ts'
import { session, sessionEnd } from '../../platform/session.store.ts'
import { watchForm } from '../../platform/unsaved-forms.ts'
import { bytesOf } from './files/unreadable-file.ts'
import { isRunning } from './upload-file.ts'
import { createUploads, type UploadServer } from './uploads.ts'

const server: UploadServer = {
  read: async (file, { batch, signal, onProgress }) => {
    const language = i18n.language as Language // only the platform sets it
    const bytes = await bytesOf(file)
    const query = { name: file.name, batch, language }
    return sendBytes('POST /api/bookings/xlsparse', { query }, { bytes, signal, onProgress })
  },
  list: async () => (await send('GET /api/bookings/forms', {})).uploads,
  preview: (id) => send('GET /api/bookings/forms/preview', { query: { id } }),
  send: (body) => send('POST /api/bookings/forms', { body }),
  drop: (id) => send('DELETE /api/bookings/forms', { query: { id } }),
}

/** The uploads of the person who is signed in. */
export const bookingUploads = createUploads(server)

const isBusy = () => bookingUploads.files.get().some(isRunning)

watchForm(isBusy)
window.addEventListener('beforeunload', (event) => {
  if (isBusy()) event.preventDefault()
})

/** After an expired session its owner finds the files again; nobody else does. */
let owner = session.get()?.username
session.watch(() => {
  const now = session.get()?.username
  if (now === undefined ? sessionEnd.get().why === 'left' : now !== owner) bookingUploads.clear()
  owner = now ?? owner
})

import type { InformationDocument } from '@fairway/contract/information/information.schema'
import type { Portal } from '../../platform/testing.ts'
import { pdf } from '../../ports/files/file-content.fixture.ts'

/** An entry that could be published, unless told otherwise. */
export const written = (title: string, more: Partial<InformationDocument> = {}): InformationDocument => ({
  category: 'notice',
  title: { en: title, zh: `${title}（公告）`, vi: `${title} (thông báo)` },
  body: {
    en: `## ${title}\nNingbo closes **at noon**.`,
    zh: '宁波港中午停止作业。',
    vi: 'Cảng Ningbo đóng cửa buổi trưa.',
  },
  validFrom: '',
  validTo: '',
  attachments: [],
  ...more,
})

/** A public entry with a file. */
export async function addEntry(portal: Portal, { headers }: { headers: Record<string, string> }) {
  const document = written('Gate hours')
  const save = async (body: object) => (await portal.post('/api/information/draft', body, headers)).json
  const { id, revision } = await save({ id: null, revision: 0, document })
  const { json: file } = await portal.call('POST', `/api/information/file?id=${id}&name=form.pdf`, {
    body: pdf(),
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  })
  const attached = await save({
    id,
    revision,
    document: { ...document, attachments: [{ id: file.id, language: null }] },
  })
  await portal.post('/api/information/publish', { id, revision: attached.revision, publishAt: null }, headers)
  return { id: Number(id), fileId: Number(file.id) }
}

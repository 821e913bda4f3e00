import { checkInformation } from '@fairway/contract/information/information.rules'
import type {
  AdminEntry,
  InformationDocument,
  InformationEntry,
} from '@fairway/contract/information/information.schema'
import { INFORMATION_FILE_BYTES } from '@fairway/contract/information/information.values'
import { languages } from '@fairway/contract/shared/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { createPdfMaker } from '../../ports/documents/pdf-maker.adapter.ts'
import { jpeg, pdf } from '../../ports/files/file-content.fixture.ts'
import { builtProgram } from '../../ports/processes/program-folder.fixture.ts'
import { seedDemoInformation } from './demo/demo-information.actions.ts'
import { demoEntries } from './demo/demo-information.values.ts'
import { written } from './information.fixture.ts'

let portal: Portal
let admin: { headers: Record<string, string> }
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', settings: { publicCallsPerMinute: 1_000_000 } })
  admin = await portal.person({ groups: ['ADMIN'] })
})
afterAll(() => portal.stop())

const post = async (what: string, body: object) => portal.post(`/api/information/${what}`, body, admin.headers)
const save = async (document: InformationDocument, { id, revision }: { id?: number; revision?: number } = {}) =>
  post('draft', { id: id ?? null, revision: revision ?? 0, document })
const saved = async (document: InformationDocument): Promise<AdminEntry> => (await save(document)).json
const publish = ({ id, revision }: AdminEntry, publishAt: string | null = null) =>
  post('publish', { id, revision, publishAt })
const published = async (document: InformationDocument): Promise<AdminEntry> =>
  (await publish(await saved(document))).json
const search = async (query: object = {}) =>
  (await portal.get(`/api/informationpub/search?${new URLSearchParams({ language: 'en', ...query })}`)).json
const titles = async (query: object = {}) => (await search(query)).entries.map(({ title }: { title: string }) => title)
const read = (id: number, language = 'en') => portal.get(`/api/informationpub/entry?id=${id}&language=${language}`)
const setNow = (at: string) =>
  portal.pool.raw.query('update business_clock set epoch = $1, started_at = now(), rate = 0.000001', [at])
const upload = (id: number, name: string, body: Buffer) =>
  portal.call('POST', `/api/information/file?id=${id}&name=${encodeURIComponent(name)}`, {
    body,
    headers: { ...admin.headers, 'content-type': 'application/octet-stream' },
  })

it('the demo begins with entries of its own, once', async () => {
  const documents = createPdfMaker({ program: builtProgram('pdf').program })
  for (let start = 0; start < 2; start++) await seedDemoInformation(portal, documents)
  await documents.close()
  const { total, counts, entries } = await search()
  expect([total, counts]).toEqual([6, { notice: 2, tariff: 2, form: 1, guide: 1 }])
  expect(entries[0].title).toBe('Long Beach: clean truck fee is paid before pick-up')
  const { attachments } = (await read((await search({ q: 'bunker' })).entries[0].id)).json
  expect(attachments).toMatchObject(
    languages.map((language) => ({ name: `bunker-surcharge-${language}.pdf`, language })),
  )
  for (const { document } of demoEntries('2026-11-15').filter(({ ago }) => ago !== null))
    expect(checkInformation(document)).toEqual([])
  await portal.pool.raw.query('delete from information_entry')
})

it('a notice is written, published, read in three languages, changed, withdrawn and published again', async () => {
  const draft = await saved(written('Typhoon at Ningbo'))
  expect(draft).toMatchObject({ status: 'Draft', revision: 1, version: null, hasChanges: true })
  expect((await read(draft.id)).json.errorCode).toBe('IN0001')
  const first: AdminEntry = (await publish(draft)).json
  expect(first).toMatchObject({ status: 'Published', version: 1, hasChanges: false, scheduledFor: null })
  expect((await read(draft.id)).json).toMatchObject({
    title: 'Typhoon at Ningbo',
    category: 'notice',
    today: '2026-11-15',
  })
  expect((await read(draft.id, 'zh')).json).toMatchObject({
    title: 'Typhoon at Ningbo（公告）',
    body: '宁波港中午停止作业。',
  })
  expect((await read(draft.id, 'vi')).json.title).toBe('Typhoon at Ningbo (thông báo)')
  expect((await search({ q: 'typhoon' })).entries[0]).toMatchObject({
    excerpt: 'Ningbo closes at noon.',
  })

  // readers see the change once it is published
  const changed: AdminEntry = (await save(written('Typhoon has passed'), first)).json
  expect(changed).toMatchObject({ status: 'Published', version: 1, hasChanges: true })
  expect((await read(draft.id)).json.title).toBe('Typhoon at Ningbo')
  const second: AdminEntry = (await publish(changed)).json
  expect((await read(draft.id)).json.title).toBe('Typhoon has passed')
  expect(second.versions.map(({ version }) => version)).toEqual([2, 1])
  const old = await portal.get(`/api/information/version?id=${draft.id}&version=1`, admin.headers)
  expect(old.json.document.title.en).toBe('Typhoon at Ningbo')

  const { id, revision } = second
  const withdrawn: AdminEntry = (await post('withdraw', { id, revision })).json
  expect(withdrawn).toMatchObject({ status: 'Withdrawn', version: null })
  expect((await read(id)).json.errorCode).toBe('IN0001')
  expect((await post('withdraw', { id, revision: withdrawn.revision })).json.errorCode).toBe('IN0013')
  expect((await publish(withdrawn)).json).toMatchObject({ status: 'Published', version: 3 })
  const { rows } = await portal.pool.raw.query(
    `select count(*)::int as entries from audit_entry where object_type = 'information entry' and object_id = $1`,
    [String(id)],
  )
  expect(rows[0].entries).toBe(6)
})

describe('a version for later', () => {
  it('is public when its time has come, and until then the one before it', async () => {
    const entry = await published(written('Rates of November'))
    const changed: AdminEntry = (await save(written('Rates of December'), entry)).json
    const scheduled: AdminEntry = (await publish(changed, '2026-12-01T00:00:00+08:00')).json
    expect(scheduled).toMatchObject({
      status: 'Published',
      version: 1,
      scheduledFor: expect.stringMatching(/^2026-11-30T16/),
    })
    expect((await read(entry.id)).json.title).toBe('Rates of November')
    await setNow('2026-11-30T16:00:01Z')
    const now: InformationEntry = (await read(entry.id)).json
    expect(now).toMatchObject({ title: 'Rates of December', today: '2026-12-01' })
    expect(new Date(now.updatedAt).toISOString()).toBe('2026-11-30T16:00:00.000Z')
    await setNow('2026-11-15T00:00:00Z')
  })

  it('can be taken back, and gives way to one that is published at once', async () => {
    const first: AdminEntry = (await publish(await saved(written('Holiday hours')), '2026-12-20T00:00:00Z')).json
    expect(first.status).toBe('Scheduled')
    expect((await read(first.id)).json.errorCode).toBe('IN0001')
    const { id } = first
    const back: AdminEntry = (await post('unschedule', { id, revision: first.revision })).json
    expect(back).toMatchObject({ status: 'Draft', versions: [{ version: 1, isCancelled: true }] })
    expect((await post('unschedule', { id, revision: back.revision })).json.errorCode).toBe('IN0013')
    const again: AdminEntry = (await publish(back, '2026-12-20T00:00:00Z')).json
    const atOnce: AdminEntry = (await publish(again)).json
    expect(atOnce).toMatchObject({ status: 'Published', version: 3, scheduledFor: null })
  })

  it.each(['2026-11-14T23:59:59Z', '2029-01-01T00:00:00Z'])('is refused for %s', async (at) => {
    const { json } = await publish(await saved(written('Out of time')), at)
    expect(json.violations).toMatchObject([{ path: 'publishAt', code: 'IN0007' }])
  })
})

describe('readers find entries', () => {
  it('by category, by words in any language however typed, and page by page', async () => {
    await published(written('Bunker surcharge', { category: 'tariff', validFrom: '2026-01-01', validTo: '2026-03-31' }))
    const found = await search({ q: 'SURCHARGE  bunker' })
    expect(found).toMatchObject({ total: 1, counts: { tariff: 1, notice: 0, form: 0, guide: 0 } })
    expect(found.entries[0]).toMatchObject({ category: 'tariff', validTo: '2026-03-31', attachments: 0 })
    expect((await search({ q: 'bunker', category: 'notice' })).total).toBe(0)
    expect(await titles({ q: 'cang dong cua', category: 'tariff' })).toEqual(['Bunker surcharge'])
    expect(await titles({ q: '100%_' })).toEqual([])
    for (let count = 0; count < 21; count++) await published(written(`Guide ${count}`, { category: 'guide' }))
    expect(await titles({ category: 'guide', page: 2 })).toEqual(['Guide 0'])
    expect((await search({ category: 'guide', page: 3 })).entries).toEqual([])
  })

  it('in a feed, without markup', async () => {
    await published(written('A <b>bold</b> & loud notice'))
    const { status, text, headers } = await portal.get('/api/informationpub/feed?language=en&category=notice')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('application/atom+xml')])
    expect(text).toContain('<title>A &lt;b&gt;bold&lt;/b&gt; &amp; loud notice</title>')
    expect(text).not.toContain('Bunker surcharge')
    expect((await portal.get('/api/informationpub/feed?language=zh')).text).toContain('信息中心')
  })
})

describe('an entry is not published', () => {
  it.each<[what: string, more: Partial<InformationDocument>, violations: string[]]>([
    [
      'without a title in every language',
      { title: { en: 'x', zh: '', vi: '' } },
      ['title.zh IN0002', 'title.vi IN0002'],
    ],
    ['without a text', { body: { en: '', zh: 'x', vi: 'x' } }, ['body.en IN0003']],
    [
      'with a link that runs a script',
      { body: { en: '[x](javascript:alert(1))', zh: 'x', vi: 'x' } },
      ['body.en IN0004'],
    ],
    ['with a date that is none', { validFrom: '2026-02-30' }, ['validFrom IN0005']],
    ['with dates the wrong way round', { validFrom: '2026-02-02', validTo: '2026-02-01' }, ['validTo IN0006']],
  ])('%s', async (_what, more, violations) => {
    const entry = await saved(written('Not ready', more))
    const { status, json } = await publish(entry)
    const told = json.violations.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
    expect([status, told]).toEqual([422, violations])
    expect((await read(entry.id)).status).toBe(404)
  })

  it('over what a colleague saved meanwhile', async () => {
    const entry = await saved(written('Two authors'))
    await save(written('Mine'), entry)
    for (const { json } of [await save(written('Yours'), entry), await publish(entry)])
      expect(json.errorCode).toBe('GE0007')
  })
})

describe('attachments', () => {
  it('are for readers while a public version has them', async () => {
    const entry = await saved(written('Form', { category: 'form' }))
    const { json: file } = await upload(entry.id, '../../订舱 form.exe', pdf())
    expect(file).toMatchObject({ mediaType: 'application/pdf', name: expect.stringMatching(/\.pdf$/) })
    const fetch = () => portal.get(`/api/informationpub/file?id=${file.id}`)
    expect((await portal.get(`/api/information/file?id=${file.id}`, admin.headers)).status).toBe(200)
    expect((await fetch()).json.errorCode).toBe('IN0011')
    const attached = { ...entry.document, attachments: [{ id: file.id, language: 'zh' as const }] }
    const publicNow: AdminEntry = (await publish((await save(attached, entry)).json)).json
    const reply = await fetch()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await read(entry.id)).json.attachments).toMatchObject([{ id: file.id, language: 'zh', name: file.name }])
    const without: AdminEntry = (await save(entry.document, publicNow)).json
    await publish(without)
    expect((await fetch()).status).toBe(404)
    expect((await portal.get('/api/information/file?id=999999', admin.headers)).json.errorCode).toBe('IN0011')
  })

  it('are PDFs and pictures of a bearable size, and of this entry', async () => {
    const entry = await saved(written('Files'))
    const refused = async (body: Buffer, id = entry.id) => (await upload(id, 'x.pdf', body)).json.errorCode
    expect(await refused(Buffer.from('<html><script>alert(1)</script>'))).toBe('IN0008')
    expect(await refused(Buffer.concat([pdf(), Buffer.alloc(INFORMATION_FILE_BYTES, 32)]))).toBe('IN0009')
    expect(await refused(pdf(), 999_999)).toBe('IN0001')
    const other = await saved(written('Other'))
    const { json: foreign } = await upload(other.id, 'photo.jpg', jpeg())
    const { json } = await save({ ...entry.document, attachments: [{ id: foreign.id, language: null }] }, entry)
    expect(json.errorCode).toBe('IN0011')
    const id = { id: foreign.id, language: null }
    expect((await save(written('New', { attachments: [id] }))).json.errorCode).toBe('IN0011')
    await portal.pool.raw.query(
      `with more as (insert into stored_file (name, media_type, byte_size, sha256, created_by)
         select 'x', 'image/png', 0, '', 'test' from generate_series(1, 59) returning id)
       insert into information_file (entry_id, file_id, added_by) select $1, id, 'test' from more`,
      [other.id],
    )
    expect((await upload(other.id, 'one-more.jpg', jpeg())).json.errorCode).toBe('IN0010')
  })
})

describe('an admin', () => {
  const list = async (query: object) =>
    (await portal.get(`/api/information/search?${new URLSearchParams({ ...query })}`, admin.headers)).json

  it('finds entries by status and words', async () => {
    const draft = await saved(written('Rail embargo'))
    expect(await list({ q: 'embargo', status: 'Draft' })).toMatchObject({ total: 1, entries: [{ id: draft.id }] })
    expect((await list({ q: 'embargo', status: 'Published' })).total).toBe(0)
    await publish(draft)
    expect((await list({ q: 'embargo', status: 'Published' })).total).toBe(1)
  })

  it('deletes what was never published, and nothing else', async () => {
    const draft = await saved(written('A slip of the pen'))
    await upload(draft.id, 'x.pdf', pdf())
    const remove = async ({ id, revision }: { id: number; revision: number }) =>
      portal.call('DELETE', `/api/information/draft?id=${id}&revision=${revision}`, { headers: admin.headers })
    expect((await remove(draft)).json).toEqual({ removed: true })
    expect((await portal.get(`/api/information/entry?id=${draft.id}`, admin.headers)).json.errorCode).toBe('IN0001')
    expect((await portal.get(`/api/information/version?id=${draft.id}&version=1`, admin.headers)).status).toBe(404)
    expect((await remove(await published(written('Public'))).then(({ json }) => json)).errorCode).toBe('IN0012')
  })
})

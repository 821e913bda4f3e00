import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { allocationCalls, loadAllocationWorld, OPEN, POL, SAILED } from './allocation.fixture.ts'

let portal: Portal
let rep: ReturnType<typeof allocationCalls>
let headers: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const people = await loadAllocationWorld(portal)
  headers = people.rep.headers
  rep = allocationCalls(portal, headers)
})
afterAll(() => portal.stop())

const download = async (query: string, version = '') => {
  const answer = await fetch(`${portal.url}/api/allocation/${version}download?${query}`, { headers })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const heading = 'VVD,SC#,POL,POD,Account,Demand TEU,Demand FEU,Protect TEU,Protect FEU,Release TEU,Release FEU,Remarks'
const csv = (...lines: string[]) => Buffer.from([heading, ...lines].join('\n'))

describe('a download', () => {
  it('needs a voyage, one load port and rows', async () => {
    const codeOf = async (query: string) => (await rep.get(`download?${query}`)).json.errorCode
    expect(await codeOf('')).toBe('VA0009')
    expect(await codeOf(`vvds=${OPEN}`)).toBe('VA0010')
    expect(await codeOf(`vvds=${OPEN}&portsOfLoading=${POL},CNSHA`)).toBe('VA0010')
    expect(await codeOf(`vvds=${OPEN}&portsOfLoading=CNSHA`)).toBe('VA0011')
    expect(await codeOf(`vvds=XXX001E&portsOfLoading=${POL}`)).toBe('VA0015')
  })

  it.each(['', 'v2/'])('%s changes nothing when it comes back as it is, in each language', async (version) => {
    for (const language of ['en', 'zh', 'vi']) {
      const file = await download(`vvds=${OPEN},${SAILED}&portsOfLoading=${POL}&language=${language}`, version)
      expect(file.status).toBe(200)
      const read = await rep.upload(`${version}upload?vvds=${OPEN},${SAILED}&name=march.xlsx`, file.bytes)
      expect(read.json).toMatchObject({ rows: 3, unchanged: 3, missing: 0, changes: [], problems: [] })
    }
  })
})

describe('an upload', () => {
  it('shows what it would change, and the update call applies it', async () => {
    const line = `${OPEN},SC1042,${POL},USLGB,NBL,12,6,4,3,4,3,by file`
    const { json } = await rep.upload(`upload?vvds=${OPEN}&name=march.csv`, csv(line))
    expect(json).toMatchObject({ rows: 1, missing: 1, problems: [] })
    const [change] = json.changes
    expect(change.cells).toEqual([
      { field: 'demandTeu', from: 10, to: 12 },
      { field: 'remarks', from: '', to: 'by file' },
    ])
    const cells = Object.fromEntries(change.cells.map(({ field, to }: { field: string; to: unknown }) => [field, to]))
    const changes = [{ id: change.id, version: change.version, ...cells }]
    expect((await rep.update(changes, { source: 'upload' })).status).toBe(200)
    expect((await rep.get(`history?id=${change.id}`)).json.entries[0]).toMatchObject({ source: 'upload' })
    expect((await rep.update(changes, { source: 'upload' })).json.errorCode).toBe('VA0008')
  })

  it('names the account of another rep', async () => {
    const { json } = await rep.upload(
      `upload?vvds=${OPEN}&name=a.csv`,
      csv(`${OPEN},SC2001,${POL},USLGB,LSH,1,6,4,3,4,3,`),
    )
    expect(json.problems).toMatchObject([{ code: 'VA0022', row: 2 }])
  })

  it('refuses a file without a voyage, without content, or with a folder in its name', async () => {
    const codeOf = async (query: string, bytes: Buffer = csv('x')) =>
      (await rep.upload(`upload?${query}`, bytes)).json.errorCode
    expect(await codeOf('name=a.csv')).toBe('VA0009')
    expect(await codeOf(`vvds=${OPEN}&name=a.csv`, Buffer.alloc(0))).toBe('VA0012')
    expect(await codeOf(`vvds=${OPEN}&name=..%2Fa.csv`)).toBe('VA0013')
    expect(await codeOf(`vvds=${OPEN}&name=C:%5Ca.csv`)).toBe('VA0013')
    expect(await codeOf('vvds=FWS102E&name=a.csv')).toBe('VA0002')
    expect(await codeOf(`vvds=${OPEN}&name=a.xlsx`, Buffer.from('%PDF-1.7 no sheet'))).toMatch(/^UP/)
  })
})

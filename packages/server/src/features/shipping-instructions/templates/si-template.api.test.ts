import { TEMPLATE_LIMIT } from '@fairway/contract/bookings/templates/template.schema'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { type InstructionWorld, instructionFor, instructionWorld, TODAY } from '../instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
})
beforeEach(() => portal.pool.raw.query('delete from si_template'))
afterAll(() => portal.stop())

const PATH = '/api/si/templates'
interface Who {
  headers: Record<string, string>
}
const write = (method: string, { headers }: Who, body: object) =>
  portal.call(method, PATH, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
const list = async ({ headers }: Who) => (await portal.get(PATH, headers)).json.templates
const open = ({ headers }: Who, id: number) => portal.get(`/api/si/template?id=${id}`, headers)
const remove = ({ headers }: Who, { id, version }: { id: number; version: number }) =>
  portal.call('DELETE', `${PATH}?id=${id}&version=${version}`, { headers })
const code = async (call: Promise<{ json: { errorCode?: string } }>) => (await call).json.errorCode

it('an instruction is saved under a name without its numbers and containers, and a new one starts from it', async () => {
  const [first, next] = [await world.book(), await world.book()]
  const { json: made } = await write('POST', world.shipper, { name: 'Lamps', document: instructionFor(first) })
  expect(made).toMatchObject({ name: 'Lamps', version: 1, consignee: 'Lakeshore Home, Inc.' })
  expect(made.document).toMatchObject({ bookingNo: '', blNo: '', commodities: [{ hts: '940542', containers: [] }] })
  expect(await list(world.shipper)).toMatchObject([{ name: 'Lamps', commodity: 'LED LIGHTING FIXTURES' }])
  expect((await open(world.shipper, made.id)).json).toEqual(made)

  const { document } = (await world.shipper.calls.form(next.bookingNo, { template: made.id })).json
  expect(document).toMatchObject({ bookingNo: next.bookingNo, blNo: next.blNo, nonNegotiables: '3' })
  expect(document.commodities).toMatchObject([{ marks: 'LAKESHORE\nC/NO. 1-UP', hts: '940542' }])
  expect(document.commodities[0].containers.map((row: { containerNo: string }) => row.containerNo)).toEqual(
    [...next.containers].sort(),
  )
})

it('a template has a name of its own, is changed by who saw it last, and goes', async () => {
  const document = instructionFor(await world.book())
  const [one, other] = await Promise.all(
    ['Lamps', 'Shades'].map(async (name) => (await write('POST', world.shipper, { name, document })).json),
  )
  expect(await code(write('POST', world.shipper, { name: 'Lamps', document }))).toBe('TP0001')
  const change = { id: one.id, version: 1, name: 'Lamps to Chicago', document }
  expect((await write('PUT', world.shipper, change)).json).toMatchObject({ version: 2, name: 'Lamps to Chicago' })
  expect(await code(write('PUT', world.shipper, change))).toBe('GE0007')
  expect(await code(write('PUT', world.shipper, { ...change, version: 2, name: 'Shades' }))).toBe('TP0001')
  expect(await code(remove(world.shipper, { id: other.id, version: 9 }))).toBe('GE0007')
  expect((await remove(world.shipper, other)).json).toEqual({ done: true })
  expect((await list(world.shipper)).map(({ name }: { name: string }) => name)).toEqual(['Lamps to Chicago'])
})

it('a template belongs to its organisation: for others it is not there', async () => {
  const document = instructionFor(await world.book())
  const { json: made } = await write('POST', world.shipper, { name: 'Lamps', document })
  for (const role of ['forwarder', 'consignee', 'notifyParty', 'broker', 'rival'] as const) {
    const who = world[role]
    expect([role, await list(who)]).toEqual([role, []])
    const answers = async (id: number) =>
      Promise.all([
        open(who, id),
        write('PUT', who, { id, version: 1, name: 'Mine', document }),
        remove(who, { id, version: 1 }),
      ])
    const texts = (replies: { status: number; text: string }[]) => replies.map(({ status, text }) => [status, text])
    expect(texts(await answers(made.id))).toEqual(texts(await answers(999_999)))
    expect(await code(open(who, made.id))).toBe('GE0002')
  }
  const { bookingNo } = await world.book()
  expect(await code(world.forwarder.calls.form(bookingNo, { template: made.id }))).toBe('GE0002')
  const reader = await portal.person({ groups: ['BD', 'BR'], organisationIds: [world.idOf('NBL')] })
  for (const reply of [
    portal.get(PATH, reader.headers),
    open(reader, made.id),
    write('POST', reader, { name: 'X', document }),
  ])
    expect(await code(reply)).toBe('GE0005')
})

it('an organisation has so many at most, and bad ones are refused', async () => {
  const document = instructionFor(await world.book())
  await portal.pool.raw.query(
    `insert into si_template (org_id, name, document, saved_by) select $1, 'T' || n, '{}', 'x' from generate_series(1, $2::int) n`,
    [world.idOf('NBL'), TEMPLATE_LIMIT],
  )
  expect(await code(write('POST', world.shipper, { name: 'One more', document }))).toBe('TP0002')
  for (const bad of [
    { name: '', document },
    { name: 'x'.repeat(500), document },
    { name: 'T', document: { blNo: 7 } },
  ])
    expect(await code(write('POST', world.rival, bad))).toBe('GE0012')
  expect(await code(write('POST', world.rival, { name: 'T', document, organisation: 'NBL' }))).toBe('GE0004')
})

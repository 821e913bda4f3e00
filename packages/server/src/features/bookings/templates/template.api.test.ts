import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import { TEMPLATE_LIMIT, type Template, type TemplateList } from '@fairway/contract/bookings/templates/template.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { type BookingTrade, fillBookingTrade, NOW } from '../choices/booking-choices.fixture.ts'

let portal: Portal
let trade: BookingTrade
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  trade = await fillBookingTrade(portal)
})
beforeEach(() => portal.pool.raw.query('delete from request_template'))
afterAll(() => portal.stop())

const PATH = '/api/bookings/templates'
interface Who {
  headers: Record<string, string>
}
const write = (method: string, { headers }: Who, body: object) =>
  portal.call(method, PATH, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
const save = async (who: Who, name: string, more: object = {}): Promise<Template> =>
  (await write('POST', who, { name, document: goodRequest(), ...more })).json
const list = async ({ headers }: Who): Promise<TemplateList> => (await portal.get(PATH, headers)).json
const open = ({ headers }: Who, id: number) => portal.get(`/api/bookings/template?id=${id}`, headers)
const remove = ({ headers }: Who, { id, version }: { id: number; version: number }) =>
  portal.call('DELETE', `${PATH}?id=${id}&version=${version}`, { headers })

describe('a template', () => {
  it('keeps a request without what belongs to that one alone', async () => {
    const template = await save(trade.shipper, 'Lamps to Chicago')
    const { json } = await open(trade.shipper, template.id)
    expect(json).toEqual(template)
    expect(json.document).toEqual({
      ...goodRequest(),
      customerReference: '',
      bookingNo: '',
      vvd: '',
      departureFrom: '',
      departureTo: '',
    })
    await save(trade.shipper, 'bags to Dallas')
    expect((await list(trade.shipper)).templates).toMatchObject([
      { name: 'bags to Dallas', organisation: 'NBL' },
      { name: 'Lamps to Chicago', portOfLoading: 'CNNGB', portOfDischarge: 'USLGB', consignee: 'Lakeshore Home, Inc.' },
    ])
    expect(JSON.stringify(await list(trade.shipper))).not.toContain('"document"')
  })

  it('has a name of its own, also when two people keep it at once', async () => {
    const body = { name: 'Lamps', document: goodRequest() }
    const replies = await Promise.all([1, 2, 3].map(() => write('POST', trade.shipper, body)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
      errorCode: 'TP0001',
      messageArgs: ['Lamps'],
    })
    expect((await save(trade.rival, 'Lamps')).name).toBe('Lamps')
  })

  it('is changed by who saw it last, and not to a name that is taken', async () => {
    const template = await save(trade.shipper, 'Lamps')
    await save(trade.shipper, 'Bags')
    const document = goodRequest({ commodity: 'Shades' })
    const changed = await write('PUT', trade.shipper, { id: template.id, version: 1, name: 'Shades', document })
    expect(changed.json).toMatchObject({ name: 'Shades', version: 2, document: { commodity: 'Shades', vvd: '' } })
    const again = { id: template.id, name: 'Shades', document }
    expect((await write('PUT', trade.shipper, { ...again, version: 1 })).json.errorCode).toBe('GE0007')
    expect((await write('PUT', trade.shipper, { ...again, version: 2, name: 'Bags' })).json.errorCode).toBe('TP0001')
    expect((await write('PUT', trade.shipper, { ...again, version: 2 })).json.version).toBe(3)
  })

  it('is taken away, and is there again when it is kept again', async () => {
    const template = await save(trade.shipper, 'Lamps')
    expect((await remove(trade.shipper, { ...template, version: 9 })).json.errorCode).toBe('GE0007')
    expect((await remove(trade.shipper, template)).json).toEqual({ done: true })
    expect((await remove(trade.shipper, template)).json.errorCode).toBe('GE0002')
    expect((await save(trade.shipper, template.name, { document: template.document })).document).toEqual(
      template.document,
    )
  })

  it('is the organisation’s own: a rival neither sees, changes nor deletes it', async () => {
    const template = await save(trade.shipper, 'Canary')
    const [unknown, foreign] = [await open(trade.rival, 999_999), await open(trade.rival, template.id)]
    expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text])
    expect(unknown).toMatchObject({ status: 404, json: { errorCode: 'GE0002' } })
    const change = { id: template.id, version: 1, name: 'Mine', document: goodRequest() }
    expect((await write('PUT', trade.rival, change)).json.errorCode).toBe('GE0002')
    expect((await remove(trade.rival, template)).json.errorCode).toBe('GE0002')
    expect((await write('POST', trade.rival, { name: 'a', document: {}, organisation: 'NBL' })).json.errorCode).toBe(
      'GE0004',
    )
    for (const who of [trade.rival, trade.nobody]) expect(await list(who)).toEqual({ templates: [] })
    expect((await list(trade.shipper)).templates).toMatchObject([{ name: 'Canary', version: 1 }])
  })

  it('of an older portal is read with what it has, and not at all when nobody can', async () => {
    const template = await save(trade.shipper, 'Old')
    await portal.pool.raw.query(`update request_template set document = '{"commodity": "Lamps"}'`)
    expect((await open(trade.shipper, template.id)).json.document).toMatchObject({
      commodity: 'Lamps',
      vvd: '',
      flags: [],
    })
    await portal.pool.raw.query(`update request_template set document = '{"commodity": 7}'`)
    expect((await open(trade.shipper, template.id)).json.errorCode).toBe('GE0002')
  })

  it('is one of not too many', async () => {
    await portal.pool.raw.query(
      `insert into request_template (org_id, name, document, saved_by) select $1, 'n' || n, '{}', 'x' from generate_series(1, $2) n`,
      [await trade.idOf('NBL'), TEMPLATE_LIMIT],
    )
    const full = await write('POST', trade.shipper, { name: 'one more', document: goodRequest() })
    expect(full).toMatchObject({ status: 422, json: { errorCode: 'TP0002', messageArgs: [String(TEMPLATE_LIMIT)] } })
  })
})

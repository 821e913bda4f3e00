import { randomUUID } from 'node:crypto'
import { rowLimits } from '@fairway/contract/form-uploads/form-upload.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { strangers } from '../../../ports/sheets/hostile-files.fixture.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import {
  AFTER_AMS_CUT_OFF,
  AFTER_SI_CUT_OFF,
  type InstructionWorld,
  instructionFor,
  instructionWorld,
  sendBooking,
  TODAY,
} from '../../shipping-instructions/instruction.fixture.ts'
import { type UploadCalls, uploadCalls } from '../form-upload.fixture.ts'
import { type SiFormRow, siCsv, siRows } from './si-upload.fixture.ts'

let portal: Portal
let world: InstructionWorld
let mei: UploadCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
  mei = uploadCalls(portal, world.shipper.headers, '/api/si')
})
afterAll(() => portal.stop())

const code = async (call: Promise<{ json: { errorCode?: string } }>) => (await call).json?.errorCode
const problemsOf = ({ json }: Awaited<ReturnType<UploadCalls['read']>>) =>
  json.problems.map((one: { row: number; field: string; code: string }) => [one.row, one.field, one.code])
const instruction = async (id: number) => (await world.shipper.calls.get(id)).json

describe('a file of shipping instructions', () => {
  it('is sent as they say, several at once', async () => {
    const [one, other] = [await world.book(), await world.book()]
    const { json } = await mei.read(siCsv(...siRows(one), ...siRows(other)))
    expect(json.problems).toEqual([])
    expect(json.forms).toMatchObject([
      { row: 2, lastRow: 3, reference: one.blNo, deed: 'new', containers: '2 × 45G1', portOfLoading: 'CNNGB' },
      { row: 4, lastRow: 5, reference: other.blNo, deed: 'new' },
    ])
    const { results, unsent } = (await mei.send(json.id)).json
    expect(unsent).toEqual([])
    expect(results.map((sent: { result: string }) => sent.result)).toEqual(['Success', 'Success'])
    const { state, document } = await instruction(results[0].request.id)
    expect(state).toMatchObject({ status: 'Submitted', blNo: one.blNo, version: 1 })
    expect(document).toEqual(instructionFor(one))
    const { versions } = (await world.shipper.calls.history(results[0].request.id)).json
    expect(versions[0]).toMatchObject({ source: 'upload' })
    expect(await code(mei.send(json.id))).toBe('UP0033')
  })

  it('fills in the next free B/L number, and finds the booking by its bill alone', async () => {
    const booked = await world.book()
    const { json } = await mei.read(siCsv(...siRows(booked, { blNo: '' })))
    expect([json.problems, json.forms[0].reference]).toEqual([[], booked.blNo])
    expect(await code(mei.send(json.id))).toBeUndefined()
    const again = await mei.read(siCsv(...siRows(booked, { bookingNo: '' })))
    expect(again.json.forms).toMatchObject([
      { deed: 'unchanged', request: { ediRef: booked.blNo, status: 'Submitted' } },
    ])
  })

  it('overwrites after it was asked, and says where nothing is new', async () => {
    const booked = await world.book()
    const { id } = (await mei.read(siCsv(...siRows(booked)))).json
    const [{ request }] = (await mei.send(id)).json.results
    const same = (await mei.read(siCsv(...siRows(booked)))).json
    expect((await mei.send(same.id)).json.results).toMatchObject([{ result: 'NoEdit' }])
    const changed = (await mei.read(siCsv(...siRows(booked, { marks: 'N/M', blNo: '' })))).json
    expect(changed.forms).toMatchObject([{ deed: 'overwrite', request: { id: request.id } }])
    expect(await code(mei.send(changed.id))).toBe('UP0031')
    expect(await code(mei.send(changed.id, true))).toBeUndefined()
    expect(await instruction(request.id)).toMatchObject({
      state: { version: 2 },
      document: { commodities: [{ marks: 'N/M' }] },
    })
  })

  it('is sent as a whole or not at all, unless its owner asks for the good ones', async () => {
    const [good, bad] = [await world.book(), await world.book()]
    const read = await mei.read(siCsv(...siRows(good), ...siRows(bad, { 'shipper.name': '', weight: '0' })))
    expect(problemsOf(read)).toEqual([
      [4, 'shipper.name', 'UP0003'],
      [4, 'weight', 'SI0041'],
    ])
    const { id } = read.json
    expect(await code(mei.send(id))).toBe('UP0009')
    expect((await world.shipper.calls.search({ text: good.bookingNo })).json.columns.id).toEqual([null])
    const { results, unsent } = (await mei.sendGood(id)).json
    expect([results.length, unsent]).toEqual([1, [{ row: 4, lastRow: 5, reference: bad.blNo }]])
    expect((await mei.preview(id)).json.forms).toMatchObject([{ isSent: true, deed: 'unchanged' }, { isSent: false }])
  })

  it('is saved as drafts, right or not, and opened in the form', async () => {
    const [one, other] = [await world.book(), await world.book()]
    const unknown = { ...siRows(other)[0], bookingNo: '6999999', blNo: '' }
    const { id } = (await mei.read(siCsv(...siRows(one, { weight: 'heavy' }), unknown))).json
    const { results, unsent } = (await mei.send(id, { asDrafts: true })).json
    expect(unsent).toMatchObject([{ row: 4 }])
    expect(results).toMatchObject([{ request: { ediRef: one.blNo, status: 'Draft' } }])
    const { state, document } = await instruction(results[0].request.id)
    expect([state.status, document.commodities[0].containers[0].weight]).toEqual(['Draft', 'heavy'])
  })

  it('takes hundreds of containers on several bills of several bookings, and sends them together', async () => {
    const bookings = [await world.book(), await world.book()]
    const rows: SiFormRow[] = []
    for (const [at, { bookingNo, containers }] of bookings.entries()) {
      const more = Array.from({ length: 118 }, (_, nth) => lines.containerNumber(800_000 + at * 1000 + nth))
      await portal.carrier(
        'containers',
        more.map((number) => lines.container(bookingNo, number, { weightKg: '9000.500', seal: 'CN1234' })),
      )
      const all = [...containers, ...more]
      for (const [nth, suffix] of ['01', '02', '03'].entries())
        rows.push(
          ...siRows(
            { bookingNo, containers: all.slice(nth * 40, nth * 40 + 40) },
            { blNo: `FWYL${bookingNo}${suffix}` },
          ),
        )
    }
    const { json } = await mei.read(siCsv(...rows))
    expect([json.problems, json.warnings, json.notes]).toEqual([[], [], []])
    expect(json.forms.map(({ containers }: { containers: string }) => containers)).toEqual(Array(6).fill('40 × 45G1'))
    const { results } = (await mei.send(json.id)).json
    expect(results.map((sent: { result: string }) => sent.result)).toEqual(Array(6).fill('Success'))
  })

  it('shows what to check beside what stops it, without asking for a confirmation', async () => {
    const booked = await world.book()
    const [first, second] = siRows(booked, { blType: 'SW', originals: '0', seal: 'OTHER' })
    const { json } = await mei.read(siCsv({ ...first }))
    expect(json.problems).toEqual([])
    expect(json.warnings).toEqual([])
    expect(
      json.notes.map((one: { row: number; field: string; code: string }) => [one.row, one.field, one.code]),
    ).toEqual([
      [2, 'blType', 'SI0050'],
      [2, 'seal', 'SI0053'],
      [2, 'description', 'SI0049'],
    ])
    // the other bill of the file has the other container
    const both = await mei.read(siCsv({ ...first }, { ...first, ...second, blNo: `FWYL${booked.bookingNo}02` }))
    expect(both.json.notes.map(({ code: found }: { code: string }) => found)).toEqual(['SI0050', 'SI0053', 'SI0050'])
    expect(await code(mei.send(json.id))).toBeUndefined()
  })
})

describe('each instruction of a file is judged like one of the screen', () => {
  it('a container is on one bill, in the file and outside of it', async () => {
    const booked = await world.book()
    const second = { ...siRows(booked)[0], blNo: `FWYL${booked.bookingNo}02` }
    expect(problemsOf(await mei.read(siCsv(...siRows(booked), second)))).toEqual([[4, 'containerNo', 'SI0026']])
    const [sent] = siRows(booked)
    await mei.send((await mei.read(siCsv({ ...sent }))).json.id)
    expect(problemsOf(await mei.read(siCsv(second)))).toEqual([[2, 'containerNo', 'SI0026']])
  })

  it('a container, a B/L number and a booking of others', async () => {
    const [mine, other] = [await world.book(), await world.book()]
    const [row] = siRows(mine)
    const foreign = { ...row, containerNo: other.containers[0] ?? '', blNo: other.blNo }
    expect(problemsOf(await mei.read(siCsv(foreign)))).toEqual([
      [2, 'blNo', 'SI0035'],
      [2, 'containerNo', 'SI0028'],
    ])
    const theirs = await world.book({ parties: [{ role: 'shipper', organisation: 'RIV' }] })
    const seen = problemsOf(await mei.read(siCsv(...siRows(theirs))))
    const nowhere = problemsOf(await mei.read(siCsv(...siRows({ ...theirs, bookingNo: '6999998' }))))
    expect([seen, nowhere]).toEqual([[[2, 'bookingNo', 'SI0002']], [[2, 'bookingNo', 'SI0002']]])
  })

  it('a booking that is cancelled meanwhile', async () => {
    const booked = await world.book()
    const { id } = (await mei.read(siCsv(...siRows(booked)))).json
    await sendBooking(portal, booked.bookingNo, { status: 'Canceled', revision: 9 })
    expect(await code(mei.send(id))).toBe('UP0010')
    expect(problemsOf(await mei.preview(id))).toEqual([[2, 'bookingNo', 'SI0031']])
  })

  it('a cut-off that has passed is confirmed, the one of AMS refuses', async () => {
    const booked = await world.book()
    try {
      await portal.setNow(AFTER_SI_CUT_OFF)
      const { id, warnings } = (await mei.read(siCsv(...siRows(booked)))).json
      expect(warnings).toMatchObject([{ code: 'SI0042', row: 2 }])
      expect(await code(mei.send(id))).toBe('UP0039')
      await portal.setNow(AFTER_AMS_CUT_OFF)
      expect(problemsOf(await mei.preview(id))).toEqual([[2, 'bookingNo', 'SI0025']])
      expect(await code(mei.send(id, { confirmed: true }))).toBe('UP0009')
      await portal.setNow(AFTER_SI_CUT_OFF)
      await mei.preview(id)
      expect(await code(mei.send(id, { confirmed: true }))).toBeUndefined()
    } finally {
      await portal.setNow(TODAY)
    }
  })

  it('the same bill in two files of a batch', async () => {
    const booked = await world.book()
    const batch = randomUUID()
    await mei.read(siCsv(...siRows(booked)), { batch })
    const { id, problems } = (await mei.read(siCsv(...siRows(booked)), { batch })).json
    expect(problems).toMatchObject([{ code: 'UP0002', field: 'blNo', args: [booked.blNo] }])
    expect(await code(mei.send(id))).toBe('UP0002')
  })
})

describe('a hostile file', () => {
  it.each(strangers)('is refused: %s', async (_what, answer, make) => {
    const { status, json } = await mei.read(await make())
    const expected = answer.startsWith('UP0024') ? `UP0024 ${rowLimits.si}` : answer // the limit of this form
    expect([status < 500, [json.errorCode, ...json.messageArgs].join(' ')]).toEqual([true, expected])
  })

  it('with formulas, marks of direction, control characters and words without end becomes text or is refused', async () => {
    const booked = await world.book()
    const hostile = [
      '=cmd|calc!A1',
      '\u202Etxet',
      '<script>alert(1)</script>',
      "'; drop table bill; --",
      'W'.repeat(10_000),
      'a\u0007b',
    ]
    for (const words of hostile) {
      const read = await mei.read(
        siCsv(...siRows(booked, { description: words, marks: words, 'shipper.contact': words })),
      )
      expect([words.slice(0, 20), read.status < 500]).toEqual([words.slice(0, 20), true])
      if (read.status === 200) expect((await mei.send(read.json.id, { asDrafts: true })).status).toBeLessThan(500)
    }
    const wild = siRows(booked, {
      weight: 'NaN',
      volume: '-1',
      packages: '0',
      packageType: 'ZZ',
      hts: '12345',
      containerNo: 'FWYU4829131',
    })
    const codes = problemsOf(await mei.read(siCsv(...wild))).map(([, , found]: string[]) => found)
    expect(codes.sort()).toEqual(['BR0053', 'BR0068', 'SI0015', 'SI0030', 'SI0039', 'SI0041'])
    const many = Array.from({ length: 101 }, (_, nth) => ({ ...siRows(booked)[0], blNo: `FWYL${7_800_000 + nth}01` }))
    expect(await code(mei.read(siCsv(...many)))).toBe('UP0036')
    const rows = Array.from({ length: 501 }, (_, nth) => ({ ...siRows(booked)[1], seal: `S${nth}` }))
    expect(problemsOf(await mei.read(siCsv(...siRows(booked), ...rows)))).toContainEqual([502, 'containerNo', 'UP0024'])
  })
})

describe('who may', () => {
  it('upload instructions: shipper and forwarder of the booking', async () => {
    const forwarder = uploadCalls(portal, world.forwarder.headers, '/api/si')
    expect(problemsOf(await forwarder.read(siCsv(...siRows(await world.book()))))).toEqual([])
    for (const role of ['consignee', 'notifyParty', 'broker', 'rival'] as const) {
      const other = uploadCalls(portal, world[role].headers, '/api/si')
      const read = await other.read(siCsv(...siRows(await world.book())))
      expect([role, problemsOf(read)]).toEqual([role, [[2, 'bookingNo', 'SI0002']]])
      expect(await code(other.send(read.json.id))).toBe('UP0009')
      expect(await code(other.send(read.json.id, { asDrafts: true }))).toBe('UP0009')
    }
  })

  it('nobody without the group, and nobody a file of somebody else', async () => {
    const { id } = (await mei.read(siCsv(...siRows(await world.book())))).json
    const booker = uploadCalls(portal, (await portal.person({ groups: ['BR'] })).headers, '/api/si')
    for (const attempt of [booker.read(siCsv()), booker.list(), booker.preview(id), booker.send(id), booker.drop(id)])
      expect(await code(attempt)).toBe('GE0005')
    const rival = uploadCalls(portal, world.rival.headers, '/api/si')
    expect([await code(rival.preview(id)), await code(rival.send(id))]).toEqual(['UP0010', 'UP0010'])
    await rival.drop(id)
    expect(await code(mei.preview(id))).toBeUndefined()
    const asBooking = uploadCalls(portal, world.shipper.headers)
    expect(await code(asBooking.preview(id))).toBe('BR0001')
  })
})

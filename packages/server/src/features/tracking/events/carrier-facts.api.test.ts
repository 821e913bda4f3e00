import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import { listenAsShown } from '../live/live.fixture.ts'
import { createFactsDesk, permutations } from './carrier-facts.fixture.ts'

const NO_BOX = lines.containerNumber(999_999)
const desk = createFactsDesk()
const { newContainer, nextNumber, send, customs, receipt, freeTime, customsOf, receiptsOf, detail, portal } = desk
beforeAll(() => desk.start())
afterAll(() => desk.stop())

describe.each([
  ['customs', lines.customsEntry, 'occurredAt', { step: 'seized' }],
  ['interchanges', lines.interchange, 'occurredAt', { direction: 'sideways' }],
  ['free-time', lines.freeTime, 'statedAt', { charge: { amount: '12,5', currency: 'USD' } }],
] as const)('lines of %s that cannot be right', (path, line, time, nonsense) => {
  it('are refused one by one, each with its field, and the others are taken', async () => {
    const container = await newContainer()
    await portal().setNow('2026-11-15T00:00:00Z') // an hour ahead is the most that clocks may differ
    const { json } = await portal().carrier(path, [
      line('9999999', container),
      line('3104482', NO_BOX),
      line('3104482', container, nonsense),
      line('3104482', container, { [time]: '2026-11-15T01:01:00Z' }),
      line('3104482', container, { surprise: true }),
      line('3104482', container, { [time]: '2026-11-15T00:59:00Z' }),
    ])
    const refused = json.rejected.map((one: { errorCode: string; violations: { path: string }[] }) => [
      one.errorCode,
      one.violations[0]?.path.split('.')[0],
    ])
    expect(refused).toEqual([
      ['GE0003', 'bookingNo'],
      ['GE0002', 'containerNo'],
      ['GE0012', Object.keys(nonsense)[0]],
      ['GE0012', time],
      ['GE0012', expect.anything()],
    ])
    expect([json.accepted, json.unchanged]).toEqual([1, 0])
  })

  it('are taken once: the same again changes nothing', async () => {
    const container = await newContainer()
    const said = line('3104482', container)
    expect(await send(path, [said])).toEqual([1, 0, 0])
    const [before] = (
      await portal().pool.raw.query('select xmin, changed_in from container where container_no = $1', [container])
    ).rows
    expect(await send(path, [said, said])).toEqual([0, 2, 0])
    const [after] = (
      await portal().pool.raw.query('select xmin, changed_in from container where container_no = $1', [container])
    ).rows
    expect(after).toEqual(before)
  })

  it('are taken ten thousand at a time', async () => {
    const bookings = Array.from({ length: 50 }, (_, at) => String(3_200_000 + at))
    const containers = bookings.flatMap((booking) => Array.from({ length: 50 }, () => [booking, nextNumber()] as const))
    await portal().carrier(
      'bookings',
      bookings.map((booking) => lines.booking(booking)),
    )
    await portal().carrier(
      'containers',
      containers.map(([booking, container]) => lines.container(booking, container)),
    )
    const many = [0, 1, 2, 3].flatMap((hour) =>
      containers.map(([booking, container]) => line(booking, container, { [time]: `2026-11-12T0${hour}:00:00Z` })),
    )
    const [accepted = 0, unchanged = 0, refused] = await send(path, many)
    expect([accepted + unchanged, refused]).toEqual([10_000, 0])
    expect(accepted).toBe(path === 'free-time' ? 2500 : 10_000)
  })
})

describe.each([
  ['customs', lines.customsEntry],
  ['interchanges', lines.interchange],
] as const)('%s', (path, line) => {
  it('name a place that is known, and a time of this journey', async () => {
    const container = await newContainer()
    const { json } = await portal().carrier(path, [
      line('3104482', container, { location: 'USXXX' }),
      line('3104482', container, { occurredAt: '2026-09-19T00:00:00Z' }),
    ])
    expect(json.rejected.map((one: { errorCode: string; violations: object[] }) => one.violations[0])).toEqual([
      { path: 'location', code: 'GE0002', args: [] },
      { path: 'occurredAt', code: 'GE0012', args: [] },
    ])
  })
})

describe('what customs said', () => {
  it('is the same whatever the order in which it comes: a higher revision corrects, and one can be taken back', async () => {
    const entriesFor = (container: string) => {
      const first = customs(container, { step: 'held', code: '1A', remark: 'first word' })
      const filed = customs(container, {
        step: 'manifestFiled',
        occurredAt: '2026-11-02T00:00:00Z',
        location: 'CNNGB',
        code: null,
      })
      const mistake = customs(container, { step: 'doNotLoad', code: '6H' })
      return [
        first,
        { ...first, revision: 1, remark: 'exam', occurredAt: '2026-11-09T02:00:00Z' },
        { ...first, revision: 2, remark: 'tail gate exam', occurredAt: '2026-11-09T02:00:00Z' },
        filed,
        mistake,
        { ...mistake, revision: 1, withdrawn: true },
      ]
    }
    const expected = [
      ['held', '2026-11-09T02:00:00+00:00', 'USLGB-SSA', '1A', 'tail gate exam'],
      ['manifestFiled', '2026-11-02T00:00:00+00:00', 'CNNGB', null, null],
    ]
    const shown = async (container: string) =>
      (await customsOf(container)).map((entry: Record<string, unknown>) =>
        ['step', 'at', 'place', 'code', 'remark'].map((field) => entry[field]),
      )
    const together = await newContainer()
    expect(await send('customs', entriesFor(together))).toEqual([3, 3, 0])
    expect(await shown(together)).toEqual(expected)
    const sixOrders = permutations([0, 1, 2, 3, 4, 5]).filter((_, at) => at % 113 === 0)
    expect(sixOrders.length).toBeGreaterThan(5)
    for (const order of sixOrders) {
      const container = await newContainer()
      const said = entriesFor(container)
      for (const at of order) await send('customs', [said[at] ?? {}])
      expect(await shown(container), `in the order ${order}`).toEqual(expected)
    }
  })

  it('moves with a correction from one container to another', async () => {
    const [wrong, right] = [await newContainer(), await newContainer()]
    const entry = customs(wrong)
    await send('customs', [entry])
    expect(await send('customs', [{ ...entry, revision: 1, containerNo: right }])).toEqual([1, 0, 0])
    expect([(await customsOf(wrong)).length, (await customsOf(right)).length]).toEqual([0, 1])
  })

  it('does not move the container: its stage follows events and holds', async () => {
    const container = await newContainer()
    await portal().carrier(
      'events',
      localJourney.slice(0, 6).map(({ stage: _, ...move }) => lines.event('3104482', container, move)),
    )
    await send('customs', [customs(container, { step: 'held', code: '1A' })])
    expect((await detail(container)).container.stage).toBe('At Destination')
  })
})

describe('interchange receipts', () => {
  it('are corrected and taken back like events, in whatever order', async () => {
    const receiptsFor = (container: string) => {
      const out = receipt(container)
      const mistake = receipt(container, { direction: 'in', load: 'empty', occurredAt: '2026-11-13T12:00:00Z' })
      return [
        out,
        { ...out, revision: 3, condition: 'damaged', damage: 'Left door dented' },
        mistake,
        { ...mistake, revision: 1, withdrawn: true },
      ]
    }
    for (const order of permutations([0, 1, 2, 3])) {
      const container = await newContainer()
      const said = receiptsFor(container)
      await send(
        'interchanges',
        [...order.slice(0, 2)].map((at) => said[at] ?? {}),
      )
      await send(
        'interchanges',
        [...order.slice(2)].map((at) => said[at] ?? {}),
      )
      expect(await receiptsOf(container), `in the order ${order}`).toEqual([
        expect.objectContaining({ direction: 'out', condition: 'damaged', damage: 'Left door dented' }),
      ])
    }
  })
})

describe('an open page', () => {
  it.each([
    ['customs say something of its box', 'customs', customs],
    ['its box changes hands', 'interchanges', receipt],
    ['the account of its free time changes', 'free-time', freeTime],
  ] as const)('is told when %s, and nothing of the box beside', async (_when, path, line) => {
    const [container, beside] = [await newContainer(), await newContainer()]
    const [page, other] = [
      await listenAsShown(portal(), `3104482/${container}`),
      await listenAsShown(portal(), `3104482/${beside}`),
    ]
    await send(path, [line(container)])
    expect((await page.news()).changed).toEqual([`3104482/${container}`])
    await send(path, [line(beside)])
    expect((await other.news()).changed, 'its own, and nothing before').toEqual([`3104482/${beside}`])
    page.stop()
    other.stop()
  })

  it('is told that an entry was moved away from its container', async () => {
    const [wrong, right] = [await newContainer(), await newContainer()]
    const entry = customs(wrong)
    await send('customs', [entry])
    const page = await listenAsShown(portal(), `3104482/${wrong}`)
    await send('customs', [{ ...entry, revision: 1, containerNo: right }])
    expect((await page.news()).changed).toEqual([`3104482/${wrong}`])
    page.stop()
  })
})

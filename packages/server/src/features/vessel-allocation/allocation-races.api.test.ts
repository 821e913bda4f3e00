import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { allocationCalls, allocationLine, loadAllocationWorld, OPEN, POL } from './allocation.fixture.ts'

const ROWS = 12
const REPS = 4
/** Cells that each rep changes, so many in one save. */
const EDITS = 1000
const TOGETHER = 10

let portal: Portal
let reps: ReturnType<typeof allocationCalls>[]
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  await loadAllocationWorld(portal)
  const people = await Promise.all(Array.from({ length: REPS }, () => portal.person({ groups: ['VA'] })))
  reps = people.map(({ headers }) => allocationCalls(portal, headers))
  const accounts = Array.from({ length: ROWS }, (_, at) => `ACC${at}`)
  await portal.carrier(
    'organisations',
    accounts.map((ref) => ({ ref, name: ref, address: '1 Rd', country: 'CN' })),
  )
  await portal.carrier(
    'allocation-accounts',
    accounts.map((organisation) => ({
      ...{ organisation, partyType: 'BCO', revision: 1 },
      salesReps: people.map(({ webId }) => webId),
    })),
  )
  await portal.carrier('capacities', [
    { vvd: OPEN, portOfLoading: POL, capacityTeu: 300, capacityFeu: 300, revision: 2 },
  ])
  const none = { demandTeu: 0, demandFeu: 0, protectTeu: 0, protectFeu: 0, releaseTeu: 0, releaseFeu: 0 }
  await portal.carrier(
    'allocations',
    accounts.map((account) => allocationLine(account, null, none)),
  )
})
afterAll(() => portal.stop())

/** The same choices in every run. */
function createLuck(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

type Rep = (typeof reps)[number]
interface Cells {
  demandTeu?: number
  releaseTeu?: number
}
const ownRows = async (rep: Rep) => (await rep.rows()).filter(({ isOwn }) => isOwn)
type Rows = Awaited<ReturnType<typeof ownRows>>

/** One more of demand, or five more of release, in random rows. */
function chooseCells(rows: Rows, luck: (below: number) => number) {
  const chosen = Array.from({ length: TOGETHER }, () => rows[luck(rows.length)] ?? expect.fail('no rows'))
  return new Map(
    chosen.map((row): [number, Cells] => [
      row.id,
      luck(4) === 0 ? { releaseTeu: row.releaseTeu + 5 } : { demandTeu: row.demandTeu + 1 },
    ]),
  )
}

const countedCodes: Record<string, 'stale' | 'full'> = { VA0008: 'stale', VA0007: 'full' }

/**
 * A rep adds to random cells, reads the rows anew now and then and after each refusal, and counts what was saved. A
 * careless one names the newest version of each row whatever they saw: then what others saved meanwhile is overwritten.
 */
async function edit(rep: Rep, seed: number, { isCareless }: { isCareless: boolean }) {
  const luck = createLuck(seed)
  const counted = { saved: 0, stale: 0, full: 0, released: 0 }
  let rows = await ownRows(rep)
  for (let edits = 0; edits < EDITS; edits += TOGETHER) {
    const cells = chooseCells(rows, luck)
    const seen = new Map((isCareless ? await ownRows(rep) : rows).map(({ id, version }) => [id, version]))
    const changes = [...cells].map(([id, values]) => ({ id, version: seen.get(id), ...values }))
    const { status, json } = await rep.update(changes)
    if (status === 200) {
      counted.saved += [...cells.values()].filter(({ demandTeu }) => demandTeu !== undefined).length
      counted.released += 5 * [...cells.values()].filter(({ releaseTeu }) => releaseTeu !== undefined).length
      const versions = new Map<number, number>(json.saved.map(({ id, version }: Rows[number]) => [id, version]))
      rows = rows.map((row) => ({ ...row, ...cells.get(row.id), version: versions.get(row.id) ?? row.version }))
    } else counted[countedCodes[json.errorCode] ?? expect.fail(JSON.stringify(json))] += 1
    if (status !== 200 || luck(3) === 0) rows = await ownRows(rep)
  }
  return counted
}

const totals = async () => {
  const [first] = reps
  const rows = (await first?.rows()) ?? []
  const sum = (field: 'demandTeu' | 'releaseTeu') => rows.reduce((all, row) => all + row[field], 0)
  const space = (await first?.search())?.json.spaces[0]
  return { demand: sum('demandTeu'), release: sum('releaseTeu'), space }
}

it('four reps change the same rows at once: nothing is lost, totals are exact, the vessel is never too full', async () => {
  const before = await totals()
  const counts = await Promise.all(reps.map((rep, at) => edit(rep, at + 1, { isCareless: false })))
  const after = await totals()
  const all = (field: 'saved' | 'released' | 'stale' | 'full') => counts.reduce((sum, one) => sum + one[field], 0)
  expect(all('stale')).toBeGreaterThan(0)
  expect(all('full')).toBeGreaterThan(0)
  expect(after.demand - before.demand).toBe(all('saved'))
  expect(after.release - before.release).toBe(all('released'))
  expect(after.space).toMatchObject({ demand: { teu: after.demand }, release: { teu: after.release } })
  expect(after.release).toBeLessThanOrEqual(300)
})

it('the same count tells when versions are not kept: changes are lost then', async () => {
  const before = await totals()
  const counts = await Promise.all(reps.map((rep, at) => edit(rep, at + 11, { isCareless: true })))
  const saved = counts.reduce((sum, one) => sum + one.saved, 0)
  expect((await totals()).demand - before.demand).not.toBe(saved)
})

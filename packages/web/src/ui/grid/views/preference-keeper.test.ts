import type { GridPreference } from '@fairway/contract/shared/grid.words'
import { expect, it } from 'vitest'
import { type Around, createPreferenceKeeper } from './preference-keeper.ts'

const compact: GridPreference = { layout: { columns: [{ id: 'eta' }], density: 'compact' }, sort: [] }
const roomy: GridPreference = { layout: { columns: [{ id: 'eta' }], density: 'roomy' }, sort: [] }

/** A browser, its clock and a server that may refuse. */
function browser(stored: string | null = null) {
  const world = {
    stored,
    sent: [] as unknown[],
    due: [] as { act: () => void; ms: number }[],
    fails: false,
    stands: '',
  }
  const reply = async (what: unknown) => {
    world.sent.push(what)
    if (world.fails) throw new Error('away')
  }
  const around: Around = {
    read: () => world.stored,
    write: (text) => {
      world.stored = text
    },
    owner: () => `mei${world.stands}`,
    canSave: () => world.stands === '',
    save: (preference, isLeaving) =>
      reply(isLeaving ? [preference.layout.density, 'leaving'] : preference.layout.density),
    forget: () => reply('forget'),
    later: (act, ms) => {
      const wait = { act, ms }
      world.due.push(wait)
      return () => {
        world.due = world.due.filter((one) => one !== wait)
      }
    },
  }
  /** What is due happens; gives back how long it was waited for. */
  const wait = async () => {
    const [next] = world.due.splice(0, 1)
    next?.act()
    await new Promise(setImmediate)
    return next?.ms
  }
  return { world, around, wait }
}

it('sends only the last of several changes, a second after it', async () => {
  const { world, around, wait } = browser()
  const keeper = createPreferenceKeeper(around)
  keeper.change(compact)
  keeper.change(roomy)
  expect(world.sent).toEqual([])
  expect(await wait()).toBe(1000)
  expect(world.sent).toEqual(['roomy'])
  expect(world.due).toEqual([])
})

it('knows the grid at the next visit before the server has said a word, and follows the server then', () => {
  const { world, around } = browser()
  createPreferenceKeeper(around).settle(compact)
  const next = createPreferenceKeeper(browser(world.stored).around)
  expect(next.kept.get()).toEqual({ preference: compact, isKnown: true })
  next.settle(roomy)
  expect(next.kept.get().preference).toEqual(roomy)
  next.settle(undefined)
  expect(next.kept.get().preference).toBeUndefined()
})

it('tries again, ever later, when the server is away, and again at the next visit', async () => {
  const { world, around, wait } = browser()
  world.fails = true
  const keeper = createPreferenceKeeper(around)
  keeper.change(compact)
  expect([await wait(), await wait(), await wait()]).toEqual([1000, 15_000, 30_000])
  keeper.settle(roomy) // older than what was changed here
  expect(keeper.kept.get().preference).toEqual(compact)

  const later = browser(world.stored)
  createPreferenceKeeper(later.around)
  await later.wait()
  expect(later.world.sent).toEqual(['compact'])
})

it('never has two changes on their way at once: the older could arrive last and stand', async () => {
  const { world, around, wait } = browser()
  const arrived = new Map<unknown, () => void>()
  around.save = ({ layout }) => {
    world.sent.push(layout.density)
    return new Promise<void>((resolve) => arrived.set(layout.density, resolve))
  }
  const keeper = createPreferenceKeeper(around)
  keeper.change(compact)
  await wait()
  keeper.change(roomy)
  await wait()
  expect(world.sent).toEqual(['compact'])
  arrived.get('compact')?.()
  await new Promise(setImmediate)
  keeper.settle(compact) // what the first of them was answered
  expect(keeper.kept.get().preference).toEqual(roomy)
  expect(await wait()).toBe(1000)
  expect(world.sent).toEqual(['compact', 'roomy'])
})

it('sends at once what waits when the page is left, and nothing when nothing waits', async () => {
  const { world, around } = browser()
  const keeper = createPreferenceKeeper(around)
  keeper.leave()
  keeper.change(compact)
  keeper.leave()
  await new Promise(setImmediate)
  expect(world.sent).toEqual([['compact', 'leaving']])
})

it('sends and keeps nothing of somebody who stands in for a customer', async () => {
  const { world, around, wait } = browser()
  world.stands = ' for lin'
  const keeper = createPreferenceKeeper(around)
  keeper.settle(compact)
  keeper.change(roomy)
  await wait()
  keeper.settle(compact)
  keeper.leave()
  expect(keeper.kept.get().preference).toEqual(roomy)
  expect([world.sent, world.stored]).toEqual([[], null])
})

it('forgets a preference on the server too', async () => {
  const { world, around, wait } = browser()
  const keeper = createPreferenceKeeper(around)
  keeper.settle(compact)
  keeper.change(undefined)
  await wait()
  expect(world.sent).toEqual(['forget'])
})

it.each([
  ['broken text', '{"owner":"mei","pref'],
  ['rubbish', '{"owner":"mei","preference":{"layout":7}}'],
  ["somebody else's", JSON.stringify({ owner: 'lin', preference: compact, isUnsaved: true })],
])('takes %s for nothing', (_case, stored) => {
  const { world, around } = browser(stored)
  expect(createPreferenceKeeper(around).kept.get()).toEqual({ preference: undefined, isKnown: false })
  expect(world.due).toEqual([])
})

import type { GridPreference } from '@fairway/contract/shared/grid.values'
import { expect, it } from 'vitest'
import { createPreferenceStore, type PreferenceStoreOptions } from './preference-store.ts'

const compact: GridPreference = { layout: { columns: [{ id: 'eta' }], density: 'compact' }, sort: [] }
const roomy: GridPreference = { layout: { columns: [{ id: 'eta' }], density: 'roomy' }, sort: [] }

/** A browser, its clock and a server that may refuse. */
function browser(stored: string | null = null) {
  const world = {
    stored,
    sent: [] as unknown[],
    due: [] as { act: () => void; ms: number }[],
    fails: false,
    actingFor: '',
  }
  const reply = async (what: unknown) => {
    world.sent.push(what)
    if (world.fails) throw new Error('away')
  }
  const options: PreferenceStoreOptions = {
    read: () => world.stored,
    write: (text) => {
      world.stored = text
    },
    owner: () => `mei${world.actingFor}`,
    canSave: () => world.actingFor === '',
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
  /** Runs due timers. Returns how long they waited. */
  const wait = async () => {
    const [next] = world.due.splice(0, 1)
    next?.act()
    await new Promise(setImmediate)
    return next?.ms
  }
  return { world, options, wait }
}

it('sends only the last of several changes, a second after it', async () => {
  const { world, options, wait } = browser()
  const store = createPreferenceStore(options)
  store.change(compact)
  store.change(roomy)
  expect(world.sent).toEqual([])
  expect(await wait()).toBe(1000)
  expect(world.sent).toEqual(['roomy'])
  expect(world.due).toEqual([])
})

it('knows the grid at the next visit before the server answers, and follows the server then', () => {
  const { world, options } = browser()
  createPreferenceStore(options).settle(compact)
  const next = createPreferenceStore(browser(world.stored).options)
  expect(next.state.get()).toEqual({ preference: compact, isKnown: true })
  next.settle(roomy)
  expect(next.state.get().preference).toEqual(roomy)
  next.settle(undefined)
  expect(next.state.get().preference).toBeUndefined()
})

it('retries with growing delays when the server is down, and again at the next visit', async () => {
  const { world, options, wait } = browser()
  world.fails = true
  const store = createPreferenceStore(options)
  store.change(compact)
  expect([await wait(), await wait(), await wait()]).toEqual([1000, 15_000, 30_000])
  store.settle(roomy) // older than the local change
  expect(store.state.get().preference).toEqual(compact)

  const later = browser(world.stored)
  createPreferenceStore(later.options)
  await later.wait()
  expect(later.world.sent).toEqual(['compact'])
})

it('never sends two changes at once, because the older could arrive last and win', async () => {
  const { world, options, wait } = browser()
  const arrived = new Map<unknown, () => void>()
  options.save = ({ layout }) => {
    world.sent.push(layout.density)
    return new Promise<void>((resolve) => arrived.set(layout.density, resolve))
  }
  const store = createPreferenceStore(options)
  store.change(compact)
  await wait()
  store.change(roomy)
  await wait()
  expect(world.sent).toEqual(['compact'])
  arrived.get('compact')?.()
  await new Promise(setImmediate)
  store.settle(compact) // the answer to the first of them
  expect(store.state.get().preference).toEqual(roomy)
  expect(await wait()).toBe(1000)
  expect(world.sent).toEqual(['compact', 'roomy'])
})

it('sends pending changes at once when the page is left, and nothing when none are pending', async () => {
  const { world, options } = browser()
  const store = createPreferenceStore(options)
  store.leave()
  store.change(compact)
  store.leave()
  await new Promise(setImmediate)
  expect(world.sent).toEqual([['compact', 'leaving']])
})

it('sends and stores nothing for somebody who acts for a customer', async () => {
  const { world, options, wait } = browser()
  world.actingFor = ' for lin'
  const store = createPreferenceStore(options)
  store.settle(compact)
  store.change(roomy)
  await wait()
  store.settle(compact)
  store.leave()
  expect(store.state.get().preference).toEqual(roomy)
  expect([world.sent, world.stored]).toEqual([[], null])
})

it('deletes a preference on the server too', async () => {
  const { world, options, wait } = browser()
  const store = createPreferenceStore(options)
  store.settle(compact)
  store.change(undefined)
  await wait()
  expect(world.sent).toEqual(['forget'])
})

it.each([
  ['broken text', '{"owner":"mei","pref'],
  ['rubbish', '{"owner":"mei","preference":{"layout":7}}'],
  ["somebody else's", JSON.stringify({ owner: 'lin', preference: compact, isUnsaved: true })],
])('ignores %s', (_case, stored) => {
  const { world, options } = browser(stored)
  expect(createPreferenceStore(options).state.get()).toEqual({ preference: undefined, isKnown: false })
  expect(world.due).toEqual([])
})

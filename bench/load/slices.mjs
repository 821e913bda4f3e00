// @ts-check
// Many short slices in rotating order, so that other load on the machine affects every variant alike.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { spentBy, spentByChildren } from './processor-time.mjs'
import { takingTime } from './time-taken.mjs'

/** @typedef {{ name: string, port: number, pid: number, keys: string, headers?: string, status?: number }} Variant
 * `status` where a refusal is expected */
/** @typedef {{ variant: string, round: number, rate: number, nodeMs: number, postgresMs: number, p50: number, p99: number,
 *   bytes: number, callerShare: number }} Slice per request, except for the rate in requests per second */
/** @typedef {{ rounds: number, ms: number, connections: number, warmUp?: number, rate?: number, encoding?: string }} Plan
 *   `warmUp` in requests */

const WARM_UP_LIMIT_MS = 6_000
/** A warm-up asks so long before it counts its answers. */
const WARM_UP_STEP_MS = 250

/** @param {number} postmaster
 * @param {AbortSignal} signal */
export function startCaller(postmaster, signal) {
  const caller = fork(fileURLToPath(new URL('./caller.mjs', import.meta.url)), { stdio: 'inherit' })
  /** @param {import('./caller.mjs').Order} order
   * @returns {Promise<import('./caller.mjs').Tally>} */
  const call = async (order) => {
    signal.throwIfAborted()
    caller.send(order)
    const [tally] = await once(caller, 'message', { signal })
    if (tally.error) throw new Error(tally.error)
    if (tally.failed > 0)
      throw new Error(
        `${tally.failed} of ${tally.requests} calls to port ${order.port} failed, the first by ${tally.failure}`,
      )
    return tally
  }

  /** @param {Variant} variant
   * @param {Plan} plan
   * @param {number} round
   * @returns {Promise<Slice>} */
  const slice = async ({ name, port, pid, keys, headers, status }, { ms, connections, rate, encoding }, round) => {
    const [node, postgres] = [spentBy(pid), spentByChildren(postmaster)]
    const tally = await call({ port, keys, headers, status, connections, ms, rate, encoding })
    const sorted = tally.latencies.sort((a, b) => a - b)
    return {
      variant: name,
      round,
      rate: (tally.requests * 1000) / tally.ms,
      nodeMs: (spentBy(pid) - node) / tally.requests,
      postgresMs: (spentByChildren(postmaster) - postgres) / tally.requests,
      p50: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
      bytes: tally.bytes / tally.requests,
      callerShare: tally.cpuMs / tally.ms,
    }
  }

  /** Warms up a server, so that its code is compiled as after days of use.
   * @param {Variant} variant
   * @param {Plan} plan */
  const warmUp = async ({ port, keys, headers, status }, { warmUp: wanted = 0, connections, encoding }) => {
    const deadline = Date.now() + WARM_UP_LIMIT_MS
    for (let done = 0; done < wanted && Date.now() < deadline; )
      done += (await call({ port, keys, headers, status, connections, encoding, ms: WARM_UP_STEP_MS })).requests
  }

  return {
    /** @param {Variant[]} variants
     * @param {Plan} plan */
    async measure(variants, plan) {
      /** @type {Slice[]} */
      const slices = []
      await takingTime('warming up', async () => {
        for (const variant of variants) await warmUp(variant, plan)
      })
      for (let round = 0; round < plan.rounds; round++)
        for (let turn = 0; turn < variants.length; turn++) {
          const variant = variants[(turn + round) % variants.length]
          if (variant) slices.push(await slice(variant, plan, round))
        }
      return slices
    },
    stop: () => void caller.kill(),
  }
}

/** @param {number[]} values */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const [low = Number.NaN, high = Number.NaN] = [sorted[0], sorted.at(-1)]
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return { median: sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2, low, high }
}

/** @param {Slice[]} slices
 * @param {string} variant
 * @param {(slice: Slice) => number} figure */
export const figureOf = (slices, variant, figure) =>
  spread(slices.filter((slice) => slice.variant === variant).map(figure))

/** How much a figure varied between rounds, without the lowest and the highest tenth: a few of many short rounds
 * always meet a moment in which the machine was busy, which does not affect medians.
 * @param {Slice[]} slices
 * @param {string} variant
 * @param {(slice: Slice) => number} figure */
export function unrestOf(slices, variant, figure) {
  const sorted = slices
    .filter((slice) => slice.variant === variant)
    .map(figure)
    .sort((a, b) => a - b)
  const left = Math.floor(sorted.length / 10)
  return (sorted.at(-1 - left) ?? Number.NaN) / (sorted[left] ?? Number.NaN)
}

/** The ratio of one variant to another, round by round: both met the same moment of the machine.
 * @param {Slice[]} slices
 * @param {[string, string]} pair
 * @param {(slice: Slice) => number} figure */
export function ratioOf(slices, [variant, against], figure) {
  const base = new Map(slices.filter((one) => one.variant === against).map((one) => [one.round, figure(one)]))
  return spread(
    slices.filter((one) => one.variant === variant).map((one) => figure(one) / (base.get(one.round) ?? Number.NaN)),
  )
}

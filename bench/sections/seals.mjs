// @ts-check
// How long a letter takes to be sealed and checked, in processes of their own, beside what no signature can do without:
// the digest of its bytes and one signature with the same key.
import { createHash, createPrivateKey, sign } from 'node:crypto'
import { loadSource } from '../cargo/source.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */

const LIMIT_MS = 1000
const WARM_UP = 2

const load = (/** @type {string} */ file) => loadSource(`server/src/ports/${file}`)
const built = (/** @type {string} */ name) => new URL(`../../packages/server/dist/${name}.program.js`, import.meta.url)

/** @param {() => unknown} work */
async function timed(work) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureSeals(run) {
  const { createSealing, createSealWorker } = await load('sealing/sealing.adapter.ts')
  const { createSealChecker } = await load('sealing/seal-checker.adapter.ts')
  const { makeOwnCertificate } = await load('sealing/own-certificate.ts')
  const { letterPdf } = await load('sealing/sealed-pdf.fixture.ts')
  const identity = makeOwnCertificate('Fairway Lines', new Date())
  const pdf = await letterPdf('Letter of indemnity 保函 '.repeat(1000))
  const signature = { typed: 'Nguyễn Thị Mai 林美' }
  const visible = { x: 44, y: 56, width: 260, height: 84, signature, lines: ['Lin Mei', '2026-11-16 23:10 UTC'] }
  const parts = { openIdentity: async () => identity, timeServer: undefined, log: { warn: () => {} } }
  let cost = Number.NaN
  const onSealed = (/** @type {{ milliseconds: number }} */ { milliseconds }) => {
    cost = milliseconds
  }
  const open = () => createSealing(parts, createSealWorker({ program: built('seal'), onSealed }))
  const request = { pdf, name: 'Lin Mei', reason: 'LOI', visible }
  const { signal } = new AbortController()

  const key = createPrivateKey({ key: Buffer.from(identity.key), format: 'der', type: 'pkcs8' })
  const bare = () => sign('sha256', createHash('sha256').update(pdf).digest(), key)

  /** @type {Record<'first' | 'seal' | 'processor' | 'check' | 'floor', number[]>} */
  const taken = { first: [], seal: [], processor: [], check: [], floor: [] }
  const sealing = open()
  const checker = createSealChecker({ program: built('seal-checker') })
  try {
    const { bytes } = await sealing.seal(request)
    for (let round = -WARM_UP; round < run.batches; round++) {
      run.signal.throwIfAborted()
      const fresh = open()
      const first = await timed(() => fresh.seal(request))
      await fresh.close()
      const seal = await timed(() => sealing.seal(request))
      const processor = cost
      const check = await timed(() => checker.check(bytes, [], signal))
      const floor = await timed(bare)
      if (round < 0) continue
      taken.first.push(first)
      taken.seal.push(seal)
      taken.processor.push(processor)
      taken.check.push(check)
      taken.floor.push(floor)
    }
  } finally {
    await sealing.close()
    await checker.close()
  }
  const ratio = (/** @type {number[]} */ times) => spread(times.map((one, at) => one / (taken.floor[at] ?? Number.NaN)))
  const goals = [
    atMost('sealing a letter with a process that has to start, ms', spread(taken.first), LIMIT_MS),
    atMost('sealing a letter, ms', spread(taken.seal), LIMIT_MS),
  ]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  const row = (/** @type {string} */ what, /** @type {number[]} */ times) => [
    what,
    formatSpread(spread(times)),
    formatSpread(ratio(times)),
  ]
  return {
    title: 'Seals',
    text: [
      `A letter of ${Math.round(pdf.length / 1024)} kB with a typed signature is sealed (PAdES B-B, EC key) and checked in ` +
        'processes of their own, time on the clock. The floor is the digest of its bytes and one signature, in this process.',
    ],
    tables: [
      {
        columns: ['what', 'ms', 'times the floor'],
        rows: [
          row('seal, process has to start', taken.first),
          row('seal', taken.seal),
          row('seal, processor time', taken.processor),
          row('check', taken.check),
          row('floor', taken.floor),
        ],
      },
    ],
    goals,
  }
}

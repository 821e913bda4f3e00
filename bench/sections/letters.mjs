// @ts-check
// How long a blanket letter takes to be kept from overlapping others: the question by name and the constraint, with a
// hundred thousand letters beside one thousand.
import { contractOf, ensureLetters, LETTER_COUNTS, shippersOf } from '../cargo/letters.mjs'
import { loadSource } from '../cargo/source.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */

const RATIO_LIMIT = 1.3
/** So many letters are checked in a row, before the other database has its turn. */
const CHECKS = 100
const WARM_UP = 3
const ROUNDS = { quick: 4, whole: 20 }

const load = (/** @type {string} */ file) => loadSource(`server/src/${file}`)

/** A letter as it is stored. @param {{ shipperId: string, serviceContract: string, effectiveOn: string, expiresOn: string }} query */
const textFor = ({ shipperId, serviceContract, effectiveOn, expiresOn }) => ({
  shipper: { id: shipperId, name: 'Shipper', address: '1 Harbour Road' },
  agent: null,
  portOfLoading: 'CNNGB',
  contract: { number: serviceContract, validFrom: '2026-01-01', validTo: '2027-12-31' },
  item: null,
  ...{ effectiveOn, expiresOn, by: 'bench', actingUser: null },
})

/** What a writer of a letter does, up to the moment in which it would be kept.
 * @param {string} url
 * @param {number} letters */
async function openWriter(url, letters) {
  const { openPool } = await load('platform/database/database.ts')
  const { findOverlaps, lockPeriod } = await load('features/letters-of-indemnity/blanket-overlap.repository.ts')
  const { insertLetter, setPending } = await load('features/letters-of-indemnity/blanket-letter.repository.ts')
  const pool = openPool(url, { size: 1, statementTimeoutMs: 10_000, onError: () => {} })
  const shippers = (await pool.raw.query(`select id, substr(ref, 2)::int as nth from organisation where ref like 'S%'`))
    .rows
  const undone = new Error('undone')
  const text = { portOfLoading: 'CNNGB', agentId: null, item: null, effectiveOn: '2027-06-01', expiresOn: '2027-06-30' }
  /** @param {number} nth */
  const check = async (nth) => {
    const shipper = shippers[(nth * 7919) % shippersOf(letters)]
    const query = { id: 0, shipperId: shipper.id, serviceContract: contractOf(shipper.nth, nth), ...text }
    const work = pool.transaction(async (/** @type {any} */ db) => {
      await lockPeriod(db, query)
      const found = await findOverlaps(db, query)
      if (found.length > 0) throw new Error('the days are taken')
      const id = await insertLetter(db, textFor(query), undefined)
      await setPending(db, { id, version: 1 })
      throw undone
    })
    await work.catch((/** @type {unknown} */ error) => {
      if (error !== undone) throw error
    })
  }
  return { check, close: () => pool.close() }
}

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureLetters(run) {
  /** @type {Awaited<ReturnType<typeof openWriter>>[]} */
  const writers = []
  /** @type {number[][]} */
  const taken = LETTER_COUNTS.map(() => [])
  const rounds = run.amountOf(ROUNDS)
  try {
    for (const letters of LETTER_COUNTS)
      writers.push(await openWriter(await ensureLetters(run.postgres, letters, run), letters))
    for (let round = -WARM_UP; round < rounds; round++) {
      run.signal.throwIfAborted()
      for (const [at, { check }] of writers.entries()) {
        const startedAt = performance.now()
        for (let nth = 0; nth < CHECKS; nth++) await check((round + WARM_UP) * CHECKS + nth)
        if (round >= 0) taken[at]?.push((performance.now() - startedAt) / CHECKS)
      }
    }
  } finally {
    for (const { close } of writers) await close()
  }
  const [few = [], many = []] = taken
  const ratio = spread(many.map((one, at) => one / (few[at] ?? Number.NaN)))
  const goals = [atMost('overlap check with 100,000 letters, as a multiple of 1,000', ratio, RATIO_LIMIT)]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  return {
    title: 'Blanket letters that must not overlap',
    text: [
      'A writer takes the lock of shipper and contract, asks for letters of the same days and stores a letter for its signature, ' +
        'which the constraint of the database checks; then everything is undone. Ten letters for each contract are in force.',
    ],
    tables: [
      {
        columns: ['letters', 'ms'],
        rows: taken.map((times, at) => [(LETTER_COUNTS[at] ?? 0).toLocaleString('en'), formatSpread(spread(times))]),
      },
    ],
    goals,
  }
}

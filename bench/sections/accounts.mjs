// @ts-check
// The cost of authentication, and the effect of a flood of sign-ins on everybody else.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { at, nameOf } from '../cargo/databases.mjs'
import { writeKeys } from '../cargo/keys.mjs'
import { ensurePeople, openSession, solvedCaptchas } from '../cargo/people.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf, spread } from '../load/slices.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../load/servers.mjs').Server} Server */

const GUARDED_LIMIT = 1.5
const FLOOD_LIMIT = 2
const SIGN_INS_PER_SECOND = 500
/** Other calls meanwhile: a busy portal, far from its limit. */
const CALLS_PER_SECOND = 100
const CONNECTIONS = 8
const FLOOD_MS = 3000
/** The flood starts before the measurement: after a tenth of a second as many wait as may. */
const LEAD_MS = 1000
/** A round has three hundred calls and so three beyond its p99: one alone says nothing, the median of many does. */
const ROUNDS = { quick: 1, whole: 7 }

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureAccounts(run) {
  const containers = run.sizes.at(0) ?? run.largest
  const url = at(run.postgres.appUrl, nameOf(containers))
  const superUrl = at(run.postgres.superUrl, nameOf(containers))
  const keys = await writeKeys(superUrl, containers, run.folder)
  return withServers([portal(url)], { logFolder: run.folder, signal: run.signal }, async ([server]) => {
    if (!server) throw new Error('there is no server')
    const people = await ensurePeople(superUrl, 300)
    const guarded = await measureGuarded(run, server, { keys: keys.search, headers: await openSession(superUrl) })
    const flood = await measureFlood(run, server, { keys: keys.search, people })
    const goals = [...guarded.goals, ...flood.goals]
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: 'Accounts',
      text: [
        'The same search of 5 numbers as a guest and as a person who is signed in, whose session, groups and ' +
          'organisations are read anew at each call. Then sign-ins of people with the right password at a fixed rate, ' +
          `while others search ${CALLS_PER_SECOND} times a second: how much later the slowest hundredth of their answers comes. ` +
          flood.text,
      ],
      tables: [guarded.table, flood.table],
      goals,
    }
  })
}

/** @param {Run} run
 * @param {Server} server
 * @param {{ keys: string, headers: string }} person */
async function measureGuarded(run, server, { keys, headers }) {
  const own = path.join(run.folder, 'own-search.json')
  fs.writeFileSync(own, fs.readFileSync(keys, 'utf8').replaceAll('/api/cargopub/', '/api/cargo/'))
  const variants = [
    { ...server, name: 'guest', keys },
    { ...server, name: 'signed in', keys: own, headers },
  ]
  const slices = await run.caller.measure(variants, { ...run.plan, connections: CONNECTIONS })
  const ratio = ratioOf(slices, ['signed in', 'guest'], (one) => one.nodeMs)
  const rows = variants.map(({ name }) => [
    name,
    formatSpread(figureOf(slices, name, (one) => one.nodeMs)),
    formatSpread(figureOf(slices, name, (one) => one.postgresMs)),
    formatSpread(figureOf(slices, name, (one) => one.rate)),
  ])
  return {
    table: { columns: ['search of 5 numbers', 'node ms/request', 'PostgreSQL ms/request', 'requests/s'], rows },
    goals: [atMost('a guarded call: node CPU of the public one', ratio, GUARDED_LIMIT)],
  }
}

/** @param {Run} run
 * @param {Server} server
 * @param {{ keys: string, people: { username: string, password: string }[] }} asked */
async function measureFlood(run, server, { keys, people }) {
  const flood = fork(fileURLToPath(new URL('../load/flood.mjs', import.meta.url)), { stdio: 'inherit' })
  try {
    const plan = { rounds: 1, ms: FLOOD_MS, connections: 16, rate: CALLS_PER_SECOND }
    const calm = { ...server, name: 'calm', keys }
    const [quiet, flooded, rates, accepted] = /** @type {[number[], number[], number[], number[]]} */ ([[], [], [], []])
    for (let round = 0; round < run.amountOf(ROUNDS); round++) {
      quiet.push(figureOf(await run.caller.measure([calm], plan), 'calm', (one) => one.p99).median)
      const count = (SIGN_INS_PER_SECOND * (LEAD_MS + FLOOD_MS)) / 1000
      const captchas = await takingTime('making data', () => solvedCaptchas(count))
      const bodies = captchas.map((captcha, index) => JSON.stringify({ ...people[index % people.length], captcha }))
      flood.send({ port: server.port, bodies, rate: SIGN_INS_PER_SECOND })
      const [slices, [result]] = await Promise.all([
        setTimeout(LEAD_MS).then(() => run.caller.measure([calm], plan)),
        once(flood, 'message', { signal: run.signal }),
      ])
      flooded.push(figureOf(slices, 'calm', (one) => one.p99).median)
      rates.push(result.rate)
      accepted.push(result.answers[200] ?? 0)
    }
    const ratio = spread(flooded.map((value, round) => value / (quiet[round] ?? Number.NaN)))
    const rows = [
      ['calm', formatSpread(spread(quiet)), '', ''],
      ['during the flood', formatSpread(spread(flooded)), formatSpread(spread(rates)), formatSpread(spread(accepted))],
    ]
    return {
      text: 'Whoever finds too many waiting is told to come back.',
      table: { columns: ['searches', 'p99 ms', 'sign-ins tried/s', 'of which let in'], rows },
      goals: [atMost(`${SIGN_INS_PER_SECOND} sign-ins a second: p99 of other calls, of the calm`, ratio, FLOOD_LIMIT)],
    }
  } finally {
    flood.kill()
  }
}

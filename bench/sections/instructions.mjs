// @ts-check
// The list of shipping instructions at its largest, as the booking dashboard is measured.
import fs from 'node:fs'
import path from 'node:path'
import { at } from '../cargo/databases.mjs'
import { ensureInstructions, INSTRUCTIONS, INSTRUCTIONS_DATABASE, TOO_MANY } from '../cargo/instructions.mjs'
import { openSession } from '../cargo/people.mjs'
import { readInstructionStatements } from '../cargo/product.mjs'
import {
  compareBodies,
  countTable,
  LIST_COLUMNS,
  listGoals,
  listRow,
  measureCount,
  planOf,
  REFUSED,
} from '../load/lists.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'

const PATH = '/api/si/instructions'

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureInstructions(run) {
  const { full, large } = await ensureInstructions(run.postgres, run)
  const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((one) => at(one, INSTRUCTIONS_DATABASE))
  if (!url || !superUrl) throw new Error('there is no database')
  const statements = await readInstructionStatements(full)
  const keys = path.join(run.folder, 'instructions.json')
  fs.writeFileSync(keys, JSON.stringify([{ path: PATH, body: '{}' }]))
  const launches = [floor(url, { list: statements.list }), portal(url)]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async ([bare, own]) => {
    if (!bare || !own) throw new Error('there is no server')
    const variants = [
      { ...bare, keys },
      { ...own, keys, headers: await openSession(superUrl, full.username) },
      { ...own, name: 'refusal', keys, status: REFUSED, headers: await openSession(superUrl, large.username) },
    ]
    const bytes = await compareBodies(variants, { path: PATH, shown: INSTRUCTIONS, refusal: 'BD0006' })
    const plan = planOf(run)
    const slices = await run.caller.measure(variants, plan.list)
    const packed = await run.caller.measure(variants.slice(0, 2), plan.packed)
    const counted = await measureCount(superUrl, { ...statements, shown: INSTRUCTIONS }, plan.countRounds)
    const goals = listGoals(slices, counted, 'instructions')
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The list of shipping instructions: ${INSTRUCTIONS.toLocaleString('en')}, every column`,
      text: [
        `A person who is signed in asks for all instructions of an organisation: ${(bytes / 1e6).toFixed(1)} MB of columns, one call ` +
          'at a time. The floor is node:http, which knows nobody and passes on the text of the same prepared statement; both ' +
          `bodies were compared. The refusal is that of an organisation with ${TOO_MANY.toLocaleString('en')} instructions.`,
      ],
      tables: [
        { columns: LIST_COLUMNS, rows: variants.map(({ name }) => listRow(name, name, slices)) },
        {
          columns: ['brotli, as browsers ask for it', ...LIST_COLUMNS.slice(1)],
          rows: variants.slice(0, 2).map(({ name }) => listRow(name, name, packed)),
        },
        countTable(counted),
      ],
      goals,
    }
  })
}

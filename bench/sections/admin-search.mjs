// @ts-check
// An admin's search of accounts in databases of two sizes: cost must follow what is shown, not what is stored.
import fs from 'node:fs'
import path from 'node:path'
import { rare } from '../cargo/account-texts.mjs'
import { ADMIN, accountsName, ensureAccounts, markOf, personOf } from '../cargo/accounts.mjs'
import { at } from '../cargo/databases.mjs'
import { openSession } from '../cargo/people.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../load/slices.mjs').Slice} Slice */
/** @typedef {import('../load/servers.mjs').Server} Server */

const LIMIT = 1.3
const FEW = 10_000
/** Fewer in a quick run, because they take minutes to make. */
const QUICKLY = 100_000
/** The most rows of a page. */
const SHOWN = 100

/** Terms that show the same number of accounts in either size: one or a few, or a full page. */
const kinds = {
  rare: [
    ...rare.flatMap(([, ...words]) => words),
    ...Array.from({ length: 60 }, (_, n) => markOf(100 + n * 97)),
    ...Array.from({ length: 20 }, (_, n) => personOf(200 + n * 131).username),
    ...Array.from({ length: 20 }, (_, n) => `${personOf(300 + n * 173).company} ${markOf(300 + n * 173).slice(0, 5)}`),
  ],
  frequent: [
    'nguyen', 'Nguyễn', 'tran', 'pham', 'cong ty', 'CÔNG TY', 'van tai', 'hai phong', 'hải phòng', 'haiphong', 'da nang', 'thai duong', 'binh duong',
    '宁波', '有限公司', '物流', '国际', '张', '陈', '伟', 'ningbo', 'ning bo', 'nb', 'shanghai', 'guojiwuliu', 'gongsi', 'yxgs', 'zhang', 'chen', 'wei',
    'logistics', 'freight', 'harbour', 'inc', 'llc', 'an', 'li', 'example', '.example', '@ningbo', 'cong ty hai phong', 'chen gongsi', 'nguyen cong ty',
  ],
} // biome-ignore format: a list of terms

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureAdminSearch(run) {
  const counts = [FEW, run.largest > FEW ? run.largest : QUICKLY]
  for (const count of counts) await ensureAccounts(run.postgres, count, run)
  const sizes = counts.map((accounts) => ({ accounts, name: accounts.toLocaleString('en') }))
  const launches = sizes.map(({ accounts, name }) => portal(at(run.postgres.appUrl, accountsName(accounts)), name))
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async (servers) => {
    const headers = await Promise.all(
      sizes.map(({ accounts }) => openSession(at(run.postgres.superUrl, accountsName(accounts)), ADMIN)),
    )
    /** @type {string[][]} */
    const rows = []
    const goals = []
    const pair = /** @type {[string, string]} */ ([sizes.at(-1)?.name, sizes[0]?.name])
    for (const [kind, words] of Object.entries(kinds)) {
      const shown = await Promise.all(servers.map((server, index) => countShown(server, headers[index] ?? '', words)))
      refuseUnlike(kind, words, shown)
      const keys = writeWords(run.folder, kind, words)
      const variants = servers.map((server, index) => ({ ...server, keys, headers: headers[index] ?? '' }))
      const slices = await run.caller.measure(variants, { ...run.plan, warmUp: run.plan.warmUp / 10, connections: 1 })
      rows.push(...sizes.map(({ name }, index) => row(`${kind} (${words.length})`, name, slices, shown[index] ?? [])))
      goals.push(
        atMost(`${kind} words, ${pair.join(' accounts to ')}: CPU`, ratioOf(slices, pair, cpu), LIMIT),
        atMost(
          `${kind} words, ${pair.join(' accounts to ')}: latency`,
          ratioOf(slices, pair, (one) => one.p50),
          LIMIT,
        ),
      )
      run.say(
        goals
          .slice(-2)
          .map(({ title, said }) => `  ${title}: ${said}`)
          .join('\n'),
      )
    }
    return {
      title: 'An admin’s search, from ten thousand to a million accounts',
      text: [
        'Parts of names, addresses and companies, Vietnamese with and without accents, Chinese in characters, pinyin and ' +
          'first letters. Rare words are in one account or a few in either size, frequent ones in more than a page shows. ' +
          'One call at a time; CPU is node and PostgreSQL together.',
      ],
      tables: [{ columns: COLUMNS, rows }],
      goals,
    }
  })
}

const pathOf = (/** @type {string} */ q) => `/auth/management/user/search?${new URLSearchParams({ q })}`

/** @param {string} folder
 * @param {string} kind
 * @param {readonly string[]} words */
function writeWords(folder, kind, words) {
  const file = path.join(folder, `admin-${kind}.json`)
  fs.writeFileSync(file, JSON.stringify(words.map(pathOf)))
  return file
}

/** How many accounts each term shows.
 * @param {Server} server
 * @param {string} lines
 * @param {readonly string[]} words */
async function countShown({ port }, lines, words) {
  const headers = lines
    .trim()
    .split('\r\n')
    .map((line) => /** @type {[string, string]} */ (line.split(/: (.*)/s).slice(0, 2)))
  const shown = []
  for (const q of words) {
    const reply = await fetch(`http://127.0.0.1:${port}${pathOf(q)}`, { headers })
    if (!reply.ok) throw new Error(`${q}: ${reply.status} ${await reply.text()}`)
    shown.push((await reply.json()).accounts.length)
  }
  return shown
}

/** Only answers of the same length can be compared.
 * @param {string} kind
 * @param {readonly string[]} words
 * @param {number[][]} shown */
function refuseUnlike(kind, words, shown) {
  const [few = [], many = []] = shown
  const unlike = words.filter(
    (_, index) => few[index] !== many[index] || few[index] === 0 || (kind === 'frequent') !== (few[index] === SHOWN),
  )
  if (unlike.length > 0)
    throw new Error(
      `${kind}: ${unlike.map((word) => `${word} ${few[words.indexOf(word)]}/${many[words.indexOf(word)]}`).join(', ')}`,
    )
}

const COLUMNS = [
  'words',
  'accounts',
  'shown',
  'node ms/request',
  'PostgreSQL ms/request',
  'median latency ms',
  'p99 ms',
]

const cpu = (/** @type {Slice} */ slice) => slice.nodeMs + slice.postgresMs

/** @param {string} words
 * @param {string} name
 * @param {Slice[]} slices
 * @param {number[]} shown */
const row = (words, name, slices, shown) => [
  words,
  name,
  shown.length > 0 ? `${Math.min(...shown)} to ${Math.max(...shown)}` : '',
  formatSpread(figureOf(slices, name, (one) => one.nodeMs)),
  formatSpread(figureOf(slices, name, (one) => one.postgresMs)),
  formatSpread(figureOf(slices, name, (one) => one.p50)),
  figureOf(slices, name, (one) => one.p99).median.toFixed(2),
]

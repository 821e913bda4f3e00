// @ts-check
// Peers that answer the same calls with the same bodies: Fastify with drizzle, and Next.js with Kysely.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onWindows, runCommand } from '../../tools/postgres/command.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const nextProgram = path.join(here, 'node_modules/next/dist/bin/next')

/** @param {string} databaseUrl
 * @returns {import('../load/servers.mjs').Launch[]} */
export const peers = (databaseUrl) => [
  {
    name: 'Fastify + drizzle',
    args: [path.join(here, 'fastify-drizzle/server.mjs')],
    env: { DATABASE_URL: databaseUrl },
  },
  {
    name: 'Next.js + Kysely',
    args: [nextProgram, 'start', '--hostname', '127.0.0.1'],
    cwd: path.join(here, 'next-kysely'),
    env: { DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' },
  },
]

/** Installs the peers' packages by their lockfile and builds them, once.
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export async function ensurePeers({ say, signal }) {
  const stamp = path.join(here, 'next-kysely/.next/made-from')
  const made = fingerprint()
  if (fs.existsSync(nextProgram) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === made) return
  say('Installing the peers …')
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('js') ? [process.execPath, [npm]] : [onWindows ? 'npm.cmd' : 'npm', []]
  await must('npm ci', command, [...before, 'ci', '--no-audit', '--no-fund'], { cwd: here, signal })
  say('Building the Next.js peer …')
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: /** @type {const} */ ('production') }
  await must('next build', process.execPath, [nextProgram, 'build', 'next-kysely'], { cwd: here, env, signal })
  fs.writeFileSync(stamp, made)
}

/** @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {import('../../tools/postgres/command.mjs').CommandOptions} options */
async function must(title, command, args, options) {
  const { code, output } = await runCommand(command, args, options)
  if (code !== 0) throw new Error(`"${title}" in bench/peers failed:\n${output.split('\n').slice(-25).join('\n')}`)
}

const isMade = (/** @type {string} */ name) => ['node_modules', '.next'].includes(name)

/** @param {string} folder
 * @returns {string[]} */
const filesIn = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isMade(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    )

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const file of filesIn(here).sort()) hash.update(fs.readFileSync(file))
  return hash.digest('hex')
}

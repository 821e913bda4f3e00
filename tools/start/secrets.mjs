// @ts-check
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Failure } from './ending.mjs'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** The server's own distinction: a demo is requested, or it is the embedded database on this machine alone.
 * @param {NodeJS.ProcessEnv} env */
const isDemo = ({ FAIRWAY_DEMO, DATABASE_URL, HOST }) =>
  FAIRWAY_DEMO ? FAIRWAY_DEMO !== 'off' : !DATABASE_URL && LOOPBACK.has(HOST || '127.0.0.1')

/** The secret of a demo, made at its first start and readable only by its owner; it keeps sessions valid across
 * restarts. In production the operator sets one, and none is made.
 * @param {string} dataFolder
 * @param {NodeJS.ProcessEnv} [env] */
export function findDemoSecret(dataFolder, env = process.env) {
  if (env.FAIRWAY_SECRET || !isDemo(env)) return undefined
  const file = path.join(dataFolder, 'secrets.json')
  try {
    return readSecret(file)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
  const secret = randomBytes(32).toString('base64url')
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, `${JSON.stringify({ secret })}\n`, { mode: 0o600 })
  fs.renameSync(unfinished, file)
  return secret
}

/** @param {string} file */
function readSecret(file) {
  const text = fs.readFileSync(file, 'utf8')
  try {
    const { secret } = JSON.parse(text)
    if (typeof secret === 'string' && secret.length >= 32) return secret
  } catch {
    // reported below
  }
  throw new Failure(
    `${file} is damaged. Remove it to get a new secret; whoever is signed in then has to sign in again.`,
  )
}

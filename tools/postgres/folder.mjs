// @ts-check
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canEnter, chooseIdentity, stateFolder } from './identity.mjs'

/** @typedef {{ cluster: string, log: string, superSecret: string, appSecret: string }} FolderPaths */

/** PostgreSQL's files in the data folder: its cluster, its log, and the passwords of superuser and application.
 * @param {string} dataFolder
 * @returns {FolderPaths} */
export function pathsIn(dataFolder) {
  const at = (/** @type {string} */ name) => path.join(dataFolder, name)
  return {
    cluster: at('pg'),
    log: at('pg.log'),
    superSecret: at('pg.secret'),
    appSecret: at('pg-fairway.secret'),
  }
}

/** The data folder of this installation: FAIRWAY_DATA, else `.data` in the project. As root in a project that
 * PostgreSQL's account cannot enter, the default moves to the state folder; an explicitly named folder never moves.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env] */
export function chooseDataFolder(root, env = process.env) {
  const configured = env.FAIRWAY_DATA
  const wanted = path.resolve(root, configured || '.data')
  fs.mkdirSync(wanted, { recursive: true })
  if (configured || env.DATABASE_URL || canEnter(wanted, chooseIdentity(pathsIn(wanted).cluster))) return wanted
  const moved = path.join(stateFolder(), createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  fs.mkdirSync(moved, { recursive: true, mode: 0o755 })
  return moved
}

/** @param {string} dataFolder
 * @param {import('./identity.mjs').RunAs} runAs */
export function refuseUnreachable(dataFolder, runAs) {
  if (canEnter(dataFolder, runAs)) return
  throw new Error(
    `PostgreSQL does not run as root, and uid ${runAs.uid} that would run it cannot enter ${dataFolder}. ` +
      'Choose another folder by FAIRWAY_DATA, or open its parents (chmod o+x).',
  )
}

/** Reads a password, or makes it first. The complete file is linked into place, so that of several first starts
 * exactly one makes it and none reads half of it.
 * @param {string} file */
export function readOrMakeSecret(file) {
  if (!fs.existsSync(file)) {
    const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
    fs.writeFileSync(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600 })
    try {
      fs.linkSync(unfinished, file)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      fs.rmSync(unfinished)
    }
  }
  return fs.readFileSync(file, 'utf8').trim()
}

/** The last lines of PostgreSQL's log, for messages.
 * @param {string} log
 * @param {number} [count] */
export function lastLines(log, count = 8) {
  try {
    return fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
  } catch {
    return ''
  }
}

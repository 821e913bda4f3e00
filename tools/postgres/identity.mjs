// @ts-check
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** @typedef {{ uid?: number, gid?: number }} RunAs empty: as ourselves */

/** The environment of PostgreSQL's programs: nothing that changes their behaviour. */
export const plainEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** PostgreSQL refuses root. As root we run it as the owner of the cluster, else as `postgres`, else as `nobody`;
 * the account needs an entry in the password file, or PostgreSQL's programs fail.
 * @param {string} cluster
 * @returns {RunAs} */
export function chooseIdentity(cluster) {
  if (process.getuid?.() !== 0) return {}
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const owner = fs.statSync(cluster, { throwIfNoEntry: false })?.uid
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" account to run it as. ' +
        'Start Fairway as an ordinary user, or set DATABASE_URL.',
    )
  return { uid: account.uid, gid: account.gid }
}

/** @param {string} file
 * @param {RunAs} runAs */
export function giveTo(file, { uid, gid }) {
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid)
}

/** Whether that account can enter the folder. Tested by trying, because a parent may be closed whatever the mode bits.
 * @param {string} folder
 * @param {RunAs} runAs */
export function canEnter(folder, runAs) {
  if (runAs.uid === undefined) return true
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, cwd: '/', env: plainEnvironment })
  return tried.status === 0
}

/** The place for files that cannot stay in the project, because PostgreSQL's account cannot reach them there. */
export function stateFolder() {
  if (process.env.FAIRWAY_STATE) return path.resolve(process.env.FAIRWAY_STATE)
  return process.getuid?.() === 0 ? '/var/lib/fairway' : path.join(os.homedir(), '.local', 'state', 'fairway')
}

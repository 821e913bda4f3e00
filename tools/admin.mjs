// @ts-check
// `npm run admin -- …`: the operator's commands, on DATABASE_URL or on the embedded database of the data folder,
// whether the portal runs on it or not.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseDataFolder, pathsIn } from './postgres/folder.mjs'
import { urlOf } from './postgres/owner.mjs'
import { findPostmaster } from './postgres/postmaster.mjs'
import { startPostgres } from './postgres.mjs'
import { findDemoSecret } from './start/secrets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = path.join(root, 'packages', 'server', 'dist', 'admin.js')

async function openDatabase() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} }
  const dataFolder = chooseDataFolder(root)
  const paths = pathsIn(dataFolder)
  const running = findPostmaster(paths.cluster)
  if (running?.ready) {
    const url = urlOf('fairway', fs.readFileSync(paths.appSecret, 'utf8'), running.port)
    return { url, close: async () => {} }
  }
  const started = await startPostgres({ dataFolder })
  return { url: started.appUrl, close: () => started.stop() }
}

if (!fs.existsSync(program)) {
  process.stderr.write('Run npm start or npm run build once: the program is not built yet.\n')
  process.exit(1)
}
// a demo's secret is in its data folder; in production the operator sets it
const isProduction = process.env.DATABASE_URL && !process.env.FAIRWAY_DEMO
const secret = isProduction ? undefined : findDemoSecret(chooseDataFolder(root))
const database = await openDatabase()
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: database.url, ...(secret ? { FAIRWAY_SECRET: secret } : {}) },
})
process.exitCode = await new Promise((done) => child.once('exit', (code) => done(code ?? 1)))
await database.close()

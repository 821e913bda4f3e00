import { carrierScopes } from '@fairway/contract/kit/access'
import { createApp } from './app.ts'
import { indexMissing, startSearchIndexing } from './features/accounts/search-upkeep.actions.ts'
import { createProfileReader } from './features/carrier/boot.actions.ts'
import { createHeartbeat } from './features/carrier/outbox/intake.actions.ts'
import { startWebhookWorker } from './features/carrier/outbox/webhook-settings.actions.ts'
import { startDemoRuleSeeder } from './features/eta-rules/demo-rules.actions.ts'
import { endDemo, startDemoAccountSeeding } from './features/identity/demo/demo-accounts.actions.ts'
import { DEMO_PASSWORD, demoAccounts } from './features/identity/demo/demo-accounts.values.ts'
import { startDemoInformation } from './features/information/demo/demo-information.actions.ts'
import { lookAfterLetters } from './features/letters-of-indemnity/blanket-reminder.actions.ts'
import { startDemoLetters } from './features/letters-of-indemnity/demo/demo-letters.actions.ts'
import { fillSpokenNames } from './features/reference-data/spoken-names.actions.ts'
import { seedDemoInstructions } from './features/shipping-instructions/demo/demo-instructions.actions.ts'
import { startEstimateWorker } from './features/tracking/estimates/estimate-worker.actions.ts'
import { seedDemoWeighings } from './features/vgm/demo/demo-weighings.actions.ts'
import { seedDemoWatches } from './features/watching/demo/demo-watches.actions.ts'
import { startWatchWorker } from './features/watching/watch-worker.actions.ts'
import { startMailWorker } from './mail-worker.ts'
import { setClock } from './platform/database/clock.ts'
import { openPool } from './platform/database/database.ts'
import { startJobs } from './platform/database/jobs.ts'
import { MigrationError, migrate } from './platform/database/migrations.ts'
import { startPaperSeeder } from './platform/demo/demo-papers.ts'
import { registerKey } from './platform/http/access.ts'
import { findWebBuild } from './platform/http/pages.ts'
import { createKeys } from './platform/keys.ts'
import { createLog } from './platform/monitoring/log.ts'
import { createOutboxNotifier } from './platform/outbox-notifier.ts'
import { EXIT_BAD_SETTINGS, readSettings, type Settings, SettingsError } from './platform/settings.ts'
import { endGracefully, stopServing } from './platform/shutdown.ts'
import { openGeolocation } from './ports/geolocation/dbip.adapter.ts'
import { openPackagedSeaNetwork } from './ports/sea-network/marnet.adapter.ts'
import { createWebhook } from './ports/webhook/https.adapter.ts'

async function main(settings: Settings) {
  const log = createLog(settings.logLevel)
  const applied = await migrate(settings.databaseDirectUrl)
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')

  const patience = { connectionTimeoutMs: settings.connectionTimeoutMs, lockTimeoutMs: settings.lockTimeoutMs }
  const pool = openPool(settings.databaseUrl, {
    size: 10,
    statementTimeoutMs: settings.requestLimitMs - 2_000,
    ...patience,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  const identityPool = openPool(settings.databaseUrl, {
    size: 5,
    statementTimeoutMs: settings.lockTimeoutMs,
    ...patience,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  await pool.transaction(async (db) => {
    await setClock(db, settings.clockRate)
    if (settings.gatesKey) await registerKey(db, 'gates', settings.gatesKey, carrierScopes)
  })
  let origin = `http://${settings.host}:${settings.port}`
  const mailWorker = startMailWorker({ settings, pool, log, origin: () => origin })
  const jobs = await startJobs(settings.databaseDirectUrl, {
    log,
    deliverMail: mailWorker.deliver,
    everyHour: () => lookAfterLetters({ pool, settings }),
  })
  const geolocation = await openGeolocation(settings.place)
  const draining = { begun: false }
  const web = await findWebBuild(settings.webFolder)
  const app = await createApp({
    settings,
    pool,
    identityPool,
    log,
    geolocation,
    openSeaNetwork: openPackagedSeaNetwork,
    web,
    draining,
  })

  if (!settings.isDemo) await endDemo(identityPool)
  const demo = settings.isDemo ? startDemoAccountSeeding(identityPool, log, indexMissing) : undefined
  const demoRules = settings.isDemo ? startDemoRuleSeeder(pool, log) : undefined
  const demoSeeds = settings.isDemo ? [seedDemoInstructions, seedDemoWeighings, seedDemoWatches] : []
  const demoPapers = demoSeeds.map((seed) => startPaperSeeder({ pool, settings, log }, seed))
  if (settings.isDemo)
    demoPapers.push(
      startDemoInformation({ pool, settings, log }),
      startDemoLetters({ pool, settings, log }, createProfileReader(pool)),
    )
  const search = startSearchIndexing(pool, log)
  const naming = fillSpokenNames(pool, log)
  const estimates = startEstimateWorker(pool, settings, log)
  const watching = startWatchWorker(pool, settings, log)
  const pushing = startWebhookWorker({
    pool,
    settings,
    log,
    keys: createKeys(settings.secrets),
    notifier: createOutboxNotifier(settings.databaseDirectUrl, log),
    heartbeat: createHeartbeat(pool, log),
    webhook: createWebhook({ onlyPublic: !settings.isDemo }),
  })
  endGracefully(log, [
    stopServing(app, draining, settings.drainDelayMs),
    () => jobs.stop(),
    async () => demo?.stop(),
    async () => demoRules?.stop(),
    async () => void (await Promise.all(demoPapers.map((seeding) => seeding.stop()))),
    () => search.stop(),
    () => naming,
    () => estimates.stop(),
    () => pushing.stop(),
    () => watching.stop(),
    async () => mailWorker.close(),
    () => identityPool.close(),
    () => pool.close(),
  ])
  const address = await app.listen({ port: settings.port, host: settings.host })
  origin = address
  if (settings.isExposedDemo) log.warn('this is a demo that others can reach: anyone can sign in')
  log.info({ address, demo: settings.demo }, 'ready')
  const accounts = demoAccounts.map(({ username, groups }) => ({ username, groups }))
  process.send?.({
    type: 'ready',
    url: address,
    demo: settings.demo,
    ...(demo ? { accounts: { password: DEMO_PASSWORD, of: accounts } } : {}),
  })
}

function fail(error: unknown): never {
  const mendable = error instanceof SettingsError || error instanceof MigrationError
  const inUse = error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
  const text = inUse
    ? `The port is not free: ${error.message}. Set PORT to another one.`
    : error instanceof Error
      ? error.message
      : String(error)
  process.stderr.write(`${mendable || inUse ? text : `${text}\n${error instanceof Error ? error.stack : ''}`}\n`)
  process.exit(mendable || inUse ? EXIT_BAD_SETTINGS : 1)
}

try {
  await main(readSettings(process.env))
} catch (error) {
  fail(error)
}

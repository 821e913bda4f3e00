import { type Message, runCarrier } from './carrier-at-work.ts'
import { connect } from './client.ts'
import type { CorrectedBookings } from './decisions/corrected.ts'
import { answerRequests } from './decisions/decision-desk.ts'
import { logTo } from './log.ts'
import { EXIT_BAD_SETTINGS, readSettings, type Settings, SettingsError } from './settings.ts'
import type { World } from './world/world.ts'

/** Gates stores nothing locally, so it can end at once when it is stopped. */
function exitOnSignal(ending: AbortController) {
  const end = () => {
    ending.abort()
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.once('disconnect', end)
}

async function main({ carrierUrl, carrierKey, demo, isStrict }: Settings) {
  const ending = new AbortController()
  exitOnSignal(ending)
  const log = logTo(process.stdout)
  const { signal } = ending
  const carrier = connect({ url: carrierUrl, key: carrierKey, signal, log })
  const notify = (message: Message) => process.send?.(message)
  const desk = (world: World, corrected: CorrectedBookings) =>
    answerRequests({ carrier, log, isStrict, signal, corrected }, world)
  await runCarrier({ carrier, log, isStrict, demo, signal, notify, desk })
}

try {
  await main(readSettings(process.env))
} catch (error) {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(error instanceof SettingsError ? EXIT_BAD_SETTINGS : 1)
}

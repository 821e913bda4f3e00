import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import { type Loader, send } from '../loader.ts'
import type { World } from '../world/world.ts'
import { noteCorrected } from './corrected.ts'
import { type CorrectionBrief, correctionAnswersOf, correctionBriefOf } from './correction-answers.ts'
import { knownLine } from './known-line.ts'
import { type Files, keepFile } from './open-file.ts'

/** Writes a correction down; the newest version of one counts. */
export const takeCorrection = ({ corrections }: Files, correction: SubmittedCorrection, now: number) =>
  corrections.set(String(correction.correctionId), correctionBriefOf(correction, now))

/** Says what is due of corrections, and answers when the next thing will be. */
export async function correctDue(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const answers = [...files.corrections.values()].flatMap((brief) =>
    correctionAnswersOf(world, brief).map((answer) => ({ brief, ...answer })),
  )
  const due = answers.filter(({ brief, at }) => at <= now && at > brief.saidUntil)
  if (due.length > 0) {
    const decisions = due.map(({ decision }) => decision)
    const completed = due.filter(({ decision }) => decision.decision === 'complete').map(({ brief }) => brief)
    await tellCorrected(loader, world, files, { completed, now })
    await send({ ...loader, isStrict: false }, 'correction-decisions', decisions)
    const open = new Set(answers.filter(({ at }) => at > now).map(({ brief }) => brief))
    for (const [key, brief] of files.corrections) {
      brief.saidUntil = now
      if (!open.has(brief)) files.corrections.delete(key)
    }
    await keepFile(loader.carrier, files, 'corrections')
    loader.log('info', 'answered corrections', { decisions: decisions.map(({ ref }) => ref) })
  }
  return Math.min(Infinity, ...answers.map(({ at }) => at).filter((at) => at > now))
}

/**
 * Tells of bookings what their corrections made of them, before it says that these are completed. It is written down first:
 * from then on everything that is told of such a booking is told so.
 */
async function tellCorrected(
  loader: Loader,
  world: World,
  files: Files,
  { completed, now }: { completed: CorrectionBrief[]; now: number },
) {
  const changed = completed.filter(({ changes }) => Object.keys(changes).length > 0)
  const known = changed.flatMap((brief) => {
    const line = knownLine(world, files, brief.shipmentNo, now)
    return line ? [{ brief, line }] : []
  })
  for (const { brief } of known) noteCorrected(files.corrected, brief)
  if (known.length > 0) await keepFile(loader.carrier, files, 'corrected')
  const lines = known.map(({ line }) => line)
  await send({ ...loader, isStrict: false }, 'bookings', lines)
}

import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import { type Loader, send } from '../loader.ts'
import type { World } from '../world/world.ts'
import { correctionAnswersOf, correctionBriefOf } from './correction-answers.ts'
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

import type { SubmittedVgm } from '@fairway/contract/vgm/submitted-vgm.schema'
import { type Loader, send } from '../loader.ts'
import type { World } from '../world/world.ts'
import { type Files, saveFile } from './open-file.ts'
import { vgmAnswersOf, vgmBriefOf } from './vgm-answers.ts'

/** Stores a verified gross mass; only its newest version counts. */
export const storeVgm = ({ vgms }: Files, vgm: SubmittedVgm, now: number) =>
  vgms.set(vgm.bookingNo, vgmBriefOf(vgm, now))

/** Sends the due answers to verified gross masses, and returns when the next is due. */
export async function sendDueVgms(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const answers = [...files.vgms.values()].flatMap((brief) =>
    vgmAnswersOf(world, brief).map((answer) => ({ brief, ...answer })),
  )
  const decisions = answers.filter(({ brief, at }) => at <= now && at > brief.saidUntil).map(({ decision }) => decision)
  if (decisions.length > 0) {
    await send({ ...loader, isStrict: false }, 'vgm-decisions', decisions)
    const open = new Set(answers.filter(({ at }) => at > now).map(({ brief }) => brief))
    for (const [key, brief] of files.vgms) {
      brief.saidUntil = now
      if (!open.has(brief)) files.vgms.delete(key)
    }
    await saveFile(loader.carrier, files, 'vgms')
    loader.log('info', 'answered verified gross masses', { decisions: decisions.map(({ ref }) => ref) })
  }
  return Math.min(Infinity, ...answers.map(({ at }) => at).filter((at) => at > now))
}

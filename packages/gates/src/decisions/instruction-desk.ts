import type { SubmittedInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { type Loader, send } from '../loader.ts'
import type { World } from '../world/world.ts'
import { instructionAnswersOf } from './instruction-answers.ts'
import type { Files } from './open-file.ts'

/** Takes an instruction to the desk; one that comes again, because it is not acknowledged yet, is there already. */
export function storeInstruction(
  { instructions }: Files,
  instruction: SubmittedInstruction,
  { entryId, now }: { entryId: string; now: number },
): void {
  if (!instructions.has(entryId)) instructions.set(entryId, { entryId, instruction, takenAt: now, saidUntil: 0 })
}

/**
 * Sends the due answers to instructions, and returns when the next is due. An instruction is acknowledged with its last
 * answer: after a restart the portal hands out the others again, and ignores answers that it knows.
 */
export async function sendDueInstructions(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const { instructions } = files
  const open = [...instructions.values()].map((file) => ({ file, answers: instructionAnswersOf(world, file) }))
  const due = open.flatMap(({ file, answers }) => answers.filter(({ at }) => at <= now && at > file.saidUntil))
  if (due.length > 0) {
    const decisions = due.map(({ decision }) => decision)
    await send({ ...loader, isStrict: false }, 'si-decisions', decisions)
    for (const { file } of open) file.saidUntil = now
    const done = open.filter(({ answers }) => answers.every(({ at }) => at <= now)).map(({ file }) => file.entryId)
    if (done.length > 0) await loader.carrier.acknowledge(done.map((id) => ({ id, outcome: 'taken' })))
    for (const entryId of done) instructions.delete(entryId)
    loader.log('info', 'answered shipping instructions', { decisions: decisions.map(({ ref }) => ref) })
  }
  const moments = open.flatMap(({ answers }) => answers.map(({ at }) => at)).filter((at) => at > now)
  return Math.min(Infinity, ...moments)
}

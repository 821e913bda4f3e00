import { deserialize } from 'node:v8'
import { runWorkProgram, tell } from '../processes/work-program.ts'
import type { CheckMessage, CheckWork } from './check-messages.ts'
import { checkSeal } from './seal-check.ts'

/**
 * Looks at files that are not trusted, one after the other, in a process of its own: with little memory, without a right to
 * files, network or other programs, and without any key in it.
 */
await runWorkProgram(async (bytes, cost) => {
  try {
    const { pdf, ours } = deserialize(bytes) as CheckWork // written by the server
    const report = checkSeal(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), new Set(ours))
    await send({ tells: 'report', report, cost: cost() })
  } catch (error) {
    await send({ tells: 'failure', reason: String(error instanceof Error ? error.stack : error) })
  }
})

function send(message: CheckMessage) {
  return tell(message)
}

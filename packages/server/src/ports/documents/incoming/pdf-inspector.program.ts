import { runWorkProgram, tell } from '../../processes/work-program.ts'
import type { InspectorMessage } from './inspector-messages.ts'
import { inspectPdf } from './pdf-inspection.ts'

/** Looks into PDFs that come from outside, one after the other, in a process of its own with little memory and no rights. */
await runWorkProgram(async (bytes) => {
  try {
    const { fault, pages } = inspectPdf(bytes)
    await send({ tells: 'inspected', fault: fault ?? null, pages })
  } catch (error) {
    await send({ tells: 'failure', reason: String(error instanceof Error ? error.stack : error) })
  }
})

function send(message: InspectorMessage) {
  return tell(message)
}

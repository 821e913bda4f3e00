export { billPrintOf } from './bl-draft/bill-print.rules.ts'
export { readBillNames } from './bl-draft/bl-draft.actions.ts'
export { checkInstructions } from './instruction-check.actions.ts'
export {
  type FiledInstruction,
  findFiled,
  type LockedFiling,
  lockFiled,
  saveFiled,
} from './instruction-files.actions.ts'
export { instructionHomeLines } from './instruction-home-lines.repository.ts'
export { isNoEdit as isInstructionNoEdit, sendChecked as sendInstruction } from './instruction-submission.actions.ts'

export type { LockedVgm } from './vgm.repository.ts'
export { effectOfFiled, findFiled, lockFiled, sendFiled } from './vgm-filing.actions.ts'
export { vgmHomeLines } from './vgm-home-lines.repository.ts'

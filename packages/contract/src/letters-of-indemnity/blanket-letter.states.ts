import type { BlanketLetterStatus } from './blanket-letter.values.ts'

/** In which statuses each action is open. A letter can be renewed before its end; changing a signed one makes a new version. */
const open = {
  update: ['Draft', 'Pending Signature', 'Active'],
  cancel: ['Draft', 'Pending Signature', 'Active'],
  renew: ['Active'],
} as const satisfies Record<string, readonly BlanketLetterStatus[]>
export type BlanketLetterAction = keyof typeof open

/** Whether a letter in this status can be changed, cancelled or renewed. */
export const canChangeLetter = (action: BlanketLetterAction, status: BlanketLetterStatus) =>
  (open[action] as readonly BlanketLetterStatus[]).includes(status)

/** Whether there is something to sign: the newest version has no signature yet. */
export const canSignLetter = (status: BlanketLetterStatus, newest: string) =>
  canChangeLetter('update', status) && (newest === 'Draft' || newest === 'Pending Signature')

/** Whether the newest version is a change of a signed letter that has no signature yet: it can be discarded. */
export const canDiscardChange = (
  status: BlanketLetterStatus,
  { version, activeVersion }: { version: number; activeVersion: number | null },
) => canChangeLetter('update', status) && activeVersion !== null && version > activeVersion

/** What a mailed code is for: to confirm an address, or to choose a new password. */
export type CodePurpose = 'confirm' | 'reset'

/** How long a code is good for: a day after registration, ten minutes for a new password. */
export const CODE_SECONDS: Record<CodePurpose, number> = { confirm: 86_400, reset: 600 }
/**
 * Past the limit of codes a letter for a new password brings a link alone, which nobody can guess. One goes out in so
 * many hours and is good for longer, so that whoever asks finds a link that works, however many others have asked.
 */
export const LINK_SECONDS = 86_400
export const LINK_EVERY_HOURS = 6
/** How often one code may be tried. */
export const TRIES_PER_CODE = 5
/** How many codes an account gets in a day, and how many of them one address may ask for: nobody can use up all. */
const CODES_PER_DAY = 10
const CODES_PER_ADDRESS = 3
/** How many codes one address may try in an hour, for whatever account. */
export const TRIES_PER_ADDRESS = 200
/** How often in a day the owner of an account is notified that someone tried to register with its address. */
const OWNER_MAILS_PER_DAY = 3

export interface Issued {
  /** Codes of this account in the last day, and those of them that this address asked for. */
  codes: number
  codesHere: number
  /** Letters with a link alone in the last hours. */
  links: number
  /** Letters that notified its owner of another registration. */
  told: number
}

/** Whether an account may get one more code; the limits are what makes six digits enough. */
export const mayIssue = ({ codes, codesHere }: Issued) => codes < CODES_PER_DAY && codesHere < CODES_PER_ADDRESS

/** What a letter brings: a code and its link, a link alone, or there is none. */
export type LetterKind = 'code' | 'link' | 'none'
export function letterKind(issued: Issued, purpose: CodePurpose): LetterKind {
  if (mayIssue(issued)) return 'code'
  return purpose === 'reset' && issued.links === 0 ? 'link' : 'none'
}

/** Whether the owner of an account may be notified once more that it exists already. */
export const mayNotifyOwner = ({ told }: Issued) => told < OWNER_MAILS_PER_DAY

/** The page that a letter leads to; it names the attempt, never the person. */
export const linkOf = (purpose: CodePurpose, { id, code, key }: { id: string; code: string; key: string }) =>
  `/${purpose === 'confirm' ? 'confirmUser' : 'resetPassword'}/${id}/${code}?k=${key}`

/** Our own links name the attempt by its id; people type their address. */
export const flowOf = (username: string) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(username) ? username : undefined

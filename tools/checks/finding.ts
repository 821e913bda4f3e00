/** One place where the source breaks a rule of the house. */
export interface Finding {
  rule: string
  file: string
  line: number
  message: string
}

/** The result of a check: its findings, and how many things of which kind it checked. */
export interface Verdict {
  findings: Finding[]
  seen: number
  things: string
}

/** The line number of a position in the text. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

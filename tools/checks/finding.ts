/** One place where the source breaks a rule of the house. */
export interface Finding {
  rule: string
  file: string
  line: number
  message: string
}

/** What a check says at the end: the rules that were broken, and how many things of which kind it looked at. */
export interface Verdict {
  findings: Finding[]
  seen: number
  things: string
}

/** The line of a place in the text, as editors count it. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

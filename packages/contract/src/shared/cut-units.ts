/** A text where places of a string are counted, as in a spreadsheet or an address: at most so many, no character in two. */
export const cutUnits = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

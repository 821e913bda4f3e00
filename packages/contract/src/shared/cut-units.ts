/** Cuts a text where code units are counted, as in a spreadsheet or an address, without splitting a character. */
export const cutUnits = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

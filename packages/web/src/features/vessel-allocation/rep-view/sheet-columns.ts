/** The columns in their order, each with its share of the width. */
export const columnWidths = {
  accountName: 2.2, contract: 1.05, portOfDischarge: 1, eta: 1.15, partyType: 0.95, salesRepName: 1.2,
  demandTeu: 0.88, demandFeu: 0.88, protectTeu: 0.88, protectFeu: 0.88, releaseTeu: 0.88, releaseFeu: 0.88,
  bookedTeu: 0.88, bookedFeu: 0.88, remarks: 1.7,
} as const // biome-ignore format: as they stand beside each other
export type SheetColumn = keyof typeof columnWidths
export const sheetColumns = Object.keys(columnWidths) as SheetColumn[] // the keys of an object are its columns
/** A column is named by the text of this field. */
export const columnText = (name: SheetColumn) => (name === 'salesRepName' ? 'salesRep' : name)

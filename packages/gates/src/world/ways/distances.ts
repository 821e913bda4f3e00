type Passage = readonly [from: string, to: string, nauticalMiles: number]

/** Distances by sea along the usual tracks; the way back is as long as the way out. */
const passages: readonly Passage[] = [
  ['CNXMN', 'CNSHA', 560],
  ['CNSHA', 'CNNGB', 110],
  ['CNNGB', 'USLGB', 5870],
  ['CNSHA', 'USLGB', 5900],
  ['CNSHA', 'USHNL', 4420],
  ['USHNL', 'USLGB', 2230],
  ['USLGB', 'USOAK', 370],
  ['USOAK', 'CNXMN', 5790],
  ['USOAK', 'CNNGB', 5480],
  ['VNHPH', 'CNNGB', 1180],
  ['VNSGN', 'CNSHA', 1860],
]

/** The distance between two consecutive ports of a rotation. */
export function distanceNm(from: string, to: string): number {
  const found = passages.find(([one, other]) => (one === from && other === to) || (one === to && other === from))
  if (!found) throw new Error(`no passage between ${from} and ${to}`)
  return found[2]
}

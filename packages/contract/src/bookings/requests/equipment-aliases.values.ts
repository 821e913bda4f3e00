/**
 * The trade names of equipment, each with the ISO 6346 codes that it can mean, the usual one first. The carrier's own
 * equipment decides which is meant.
 */
const aliases = [
  { names: ['20GP', '20DC', '20DV', '20DRY', '20ST', '20SD'], codes: ['22G1', '22G0'] },
  { names: ['40GP', '40DC', '40DV', '40DRY', '40ST', '40SD'], codes: ['42G1', '42G0'] },
  { names: ['40HQ', '40HC', '40DH', '40HCDV', '40HCDC'], codes: ['45G1', '45G0'] },
  { names: ['45HQ', '45HC', '45DH'], codes: ['L5G1', 'L5G0'] },
  { names: ['20RF', '20RE', '20RQ'], codes: ['22R1', '22R0'] },
  { names: ['40RF', '40RE'], codes: ['42R1', '42R0', '45R1', '45R0'] },
  { names: ['40RH', '40RQ', '40HR', '40HCRF', '40RHC'], codes: ['45R1', '45R0'] },
  { names: ['20OT', '20OP'], codes: ['22U1', '22U0'] },
  { names: ['40OT', '40OP'], codes: ['42U1', '42U0'] },
  { names: ['20FR', '20FL'], codes: ['22P1', '22P3', '22P0'] },
  { names: ['40FR', '40FL'], codes: ['42P1', '42P3', '42P0'] },
  { names: ['40HFR', '40FRHC'], codes: ['45P3', '45P1', '45P0'] },
] as const satisfies readonly { names: readonly string[]; codes: readonly string[] }[]

/** Normalizes a name for comparison: `40'HQ` and `40 hq` are 40HQ. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** The trade names for each of the carrier's own codes. */
export function equipmentAliases(codes: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { names, codes: candidates } of aliases) {
    const code = candidates.find((candidate) => codes.has(candidate))
    if (code !== undefined) found.set(code, [...(found.get(code) ?? []), ...names])
  }
  return found
}

/** The carrier's code for a trade name; nothing where the carrier has no such equipment. */
export function equipmentCalled(name: string, codes: ReadonlySet<string>): string | undefined {
  const letters = lettersOf(name)
  const alias = aliases.find(({ names }) => names.some((one) => one === letters))
  return alias?.codes.find((code) => codes.has(code))
}

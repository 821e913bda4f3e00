/** The characters of each font file, as CSS writes them. */
export const fontRanges: { latin: string; vietnamese: string }

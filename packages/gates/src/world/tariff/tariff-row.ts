/** A code of the Harmonized System, or of the United States where it is longer than six digits, in short words of our own. */
export type TariffRow = readonly [code: string, en: string, zh: string, vi: string]

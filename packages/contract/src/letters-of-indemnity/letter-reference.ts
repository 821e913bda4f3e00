/** A letter as people name it: LOI000123 for a blanket letter. */
export const letterReference = (id: number) => `LOI${String(id).padStart(6, '0')}`

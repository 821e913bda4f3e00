/** Part of a text, for `ilike`, where signs of the pattern stand for themselves; null where nothing is looked for. */
export const partOf = (text: string | undefined) => (text ? `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` : null)

/** A count as people read it: thousands set off by a thin space. */
export const figure = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u2009')

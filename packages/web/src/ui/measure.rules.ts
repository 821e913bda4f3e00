/** A number with thin spaces between the thousands and a decimal point: '18 420.5'. */
export function showFigure(number: string): string {
  const [whole = '', decimals] = number.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '\u2009')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** A measure without trailing zeros. */
export const showMeasure = (number: string) => showFigure(number.includes('.') ? number.replace(/\.?0+$/, '') : number)

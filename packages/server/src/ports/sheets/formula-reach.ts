import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'

/** Functions that fetch from elsewhere or call other programs. */
const reachingFunction = /\b(webservice|rtd|call|register(\.id)?|exec|dde\w*)\s*\(/i

/** Formulas are never calculated here. One that talks to other programs (`cmd|…`) was still not written by an honest hand. */
export function refuseOutsideFormula(formula: string) {
  const unquoted = formula.replace(/"[^"]*"|'[^']*'/g, '')
  if (unquoted.includes('|') || reachingFunction.test(unquoted)) refuse('UP0019')
}

import { showFigure } from '../../../ui/measure.rules.ts'

/** An amount with its cents, after the currency: 'USD 1 240.00'. */
export const showMoney = ({ amount, currency }: { amount: string; currency: string }) =>
  `${currency}\u00a0${showFigure(amount)}`

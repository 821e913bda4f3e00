export { recordCorrectionDecisions } from './correction-decision.actions.ts'
export { correctionHomeLines } from './correction-home-lines.repository.ts'
export { takeCorrectionBack } from './correction-undelivered.actions.ts'

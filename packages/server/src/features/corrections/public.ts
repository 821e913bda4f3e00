export { recordCorrectionDecisions } from './correction-decision.actions.ts'
export { correctionHomeLines } from './correction-home-lines.repository.ts'
export { revertUndeliveredCorrection as takeCorrectionBack } from './correction-undelivered.actions.ts'

export { recordCorrectionDecisions } from './correction-decision.actions.ts'

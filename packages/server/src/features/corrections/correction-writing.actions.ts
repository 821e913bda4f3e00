import type * as shapes from '@fairway/contract/corrections/correction.schema'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import type { Context } from '../../platform/serve.ts'

export const actOnCorrection = async (
  _context: Context,
  _deed: shapes.CorrectionDeed,
): Promise<shapes.CorrectionOutcome> => refuse('BC0006')
export const updateCorrection = async (
  _context: Context,
  _written: shapes.CorrectionWritten,
): Promise<shapes.CorrectionOutcome> => refuse('BC0006')
export const deleteCorrection = async (
  _context: Context,
  _asked: { id: number; revision: number },
): Promise<{ code: 'BC0010' }> => refuse('BC0006')
export const reApproveCorrection = async (
  _context: Context,
  _sent: shapes.CorrectionSent,
): Promise<shapes.CorrectionOutcome> => refuse('BC0006')

import type * as shapes from '@fairway/contract/corrections/correction.schema'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import type { Context } from '../../platform/serve.ts'

type OfShipment = { shipmentNo: string }
type ById = { id: number }
export const searchCorrections = async (
  _context: Context,
  _asked: shapes.CorrectionSearch,
): Promise<shapes.CorrectionList> => refuse('BC0006')
export const checkPermission = async (_context: Context, _asked: OfShipment): Promise<shapes.CorrectionPermission> =>
  refuse('BC0006')
export const listCorrections = async (
  _context: Context,
  _asked: OfShipment,
): Promise<{ shipmentNo: string; corrections: shapes.CorrectionState[] }> => refuse('BC0006')
export const viewCorrection = async (_context: Context, _asked: ById): Promise<shapes.CorrectionDetail> =>
  refuse('BC0006')
export const checkLatest = async (_context: Context, _asked: ById): Promise<shapes.LatestCheck> => refuse('BC0006')
export const getHistory = async (_context: Context, _asked: ById): Promise<shapes.CorrectionHistory> => refuse('BC0006')
export const compareVersions = async (_context: Context, _asked: ById): Promise<shapes.CorrectionComparison> =>
  refuse('BC0006')

import type { Context } from '../../platform/serve.ts'

interface Box {
  bookingNo: string
  containerNo: string
}

export async function getCustomsHistory(_context: Context, _box: Box): Promise<never> {
  throw new Error('not built')
}
export async function getInterchangeHistory(_context: Context, _box: Box): Promise<never> {
  throw new Error('not built')
}

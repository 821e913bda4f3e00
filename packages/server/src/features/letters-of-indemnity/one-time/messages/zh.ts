import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '单票保函',
  intro: '本保函仅适用于下列货载，一次签署对全部下列货载有效。',
  facts: { reference: '保函编号', shipper: '发货人', address: '地址', shipments: '货载' },
  columns: { blNo: '提单号', release: '放单方式', consignee: '收货人', vessel: '船名航次', route: '航线' },
  types: { TLX: '电放', SW: '海运单', OBL: '正本提单' },
}

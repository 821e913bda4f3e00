import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  open: { title: '等待签署', text: '{{title}}已在另一标签页打开待签，本页会自动更新。' },
  away: { title: '签署页面似乎已关闭', text: '{{title}}尚未签署。请重新打开，或取消签署以便他人签署。' },
  completed: { title: '已签署', text: '{{title}}已签署并加盖电子印章。' },
  declined: { title: '未签署', text: '签署人拒签{{title}}。' },
  ended: { title: '已取消签署', text: '{{title}}未签署。' },
  signer: '签署人',
  since: '开始时间',
  signedAt: '签署时间',
  reopen: '重新打开',
  cancel: '取消签署',
  download: '下载已签署的 PDF',
}

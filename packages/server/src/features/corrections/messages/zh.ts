import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '订舱 {{shipmentNo}} 改单',
  shipmentNo: '订舱号',
  blNo: '提单号',
  answer: '回复',
  reason: '客服备注',
  button: '打开改单',
  note: '您提交了该改单，因此收到此邮件。',
  subject: {
    approve: '{{carrier}} 已确认订舱 {{shipmentNo}} 改单',
    reject: '{{carrier}} 拒绝了订舱 {{shipmentNo}} 改单',
    complete: '订舱 {{shipmentNo}} 改单已完成',
    notDelivered: '订舱 {{shipmentNo}} 改单未能送达{{carrier}}',
  },
  body: {
    approve: '船公司已确认您的改单，正在修改订舱和提单。',
    reject: '船公司拒绝了您的改单。您可以修改后重新提交，也可以将其删除。',
    complete: '船公司已完成您的改单。如需继续修改，可以开始新的改单。',
    notDelivered: '您的改单未能送达船公司，船公司并未收到。您填写的内容都已保留：请打开改单并重新提交。',
  },
}

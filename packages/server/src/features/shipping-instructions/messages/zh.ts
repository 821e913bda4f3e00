import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '提单 {{blNo}} 的补料',
  bookingNo: '订舱号',
  blNo: '提单号',
  answer: '处理结果',
  reason: '客服备注',
  button: '打开补料',
  note: '您收到此邮件，是因为该补料由您提交。',
  mailed: {
    subject: '{{carrier}} 提单草稿 {{blNo}}',
    title: '提单草稿 {{blNo}}',
    body: '{{sender}} 将这份提单草稿发送给您，PDF 见附件。草稿不可转让，内容仍可能变更。',
    route: '航线',
    vessel: '船名航次',
    button: '打开提单草稿',
    note: '在网站上查看需要有该订舱权限的账户。如果这不是您要的邮件，请忽略。',
  },
  answers: {
    accept: '已接受',
    reject: '已退回',
    correct: '草稿已修改',
    notDelivered: '未送达',
  },
  subject: {
    accept: '{{carrier}} 已接受提单 {{blNo}} 的补料',
    reject: '{{carrier}} 退回了提单 {{blNo}} 的补料',
    correct: '请确认修改后的提单草稿 {{blNo}}',
    notDelivered: '提单 {{blNo}} 的补料未能送达 {{carrier}}',
  },
  body: {
    accept: '船公司已接受您的补料。提单草稿出具后，请及时核对并确认。',
    reject: '船公司退回了您的补料，意见已标注在相应栏目旁。请修改后重新提交。',
    correct: '船公司修改了提单草稿的部分内容。请与您的补料核对，无误后确认，或附上意见退回。',
    notDelivered: '您的补料未能送达船公司，船公司并未收到。您填写的内容都已保留，请打开后重新提交。',
  },
}

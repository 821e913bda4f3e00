import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  confirmation: {
    title: '订舱申请确认单',
    intro:
      '本单列明{{organisation}}通过网站向 {{carrier}} 提交的内容，不代表船公司已接受。状态为“已确认”并给出订舱号后，舱位方告确认。',
    ediRef: 'EDI 参考号',
    status: '状态',
    version: '版本',
    bookingNo: '订舱号',
    notYet: '尚未给出',
    sentAt: '提交时间',
    sentBy: '提交人',
    organisation: '公司',
    carrierSaid: '船公司回复',
    note: '客服备注',
    row: '行',
    foot: '{{carrier}} · {{ediRef}} · 版本 {{version}} · 打印于 {{at}}',
  },
  letter: {
    subject: '订舱申请 {{reference}}（{{ediRef}}）— {{carrier}}',
    title: '订舱申请 {{reference}}',
    body: '{{sender}} 向您发送该订舱申请的确认单，详见所附 PDF。',
    ediRef: 'EDI 参考号',
    status: '状态',
    route: '航线',
    vvd: '船名航次',
    button: '打开申请',
    note: '在网站上查看需要有该申请权限的账户。如果这不是您要的邮件，请忽略。',
  },
  decisionLetter: {
    title: '订舱申请 {{reference}}',
    answer: '回复',
    bookingNo: '订舱号',
    reason: '客服备注',
    button: '打开申请',
    note: '您提交了该申请，因此收到此邮件。',
    subject: {
      approve: '订舱号 {{bookingNo}}：{{carrier}} 已确认您的申请 {{reference}}',
      reject: '{{carrier}} 拒绝了您的申请 {{reference}}',
      decline: '{{carrier}} 未接受对 {{reference}} 的修改',
      confirmCancellation: '您的申请 {{reference}} 已取消',
      refuseCancellation: '{{carrier}} 拒绝取消 {{reference}}',
      changeVessel: '{{carrier}} 已将您的申请 {{reference}} 改配其他船舶',
      notDelivered: '订舱申请 {{reference}} 未能送达{{carrier}}',
    },
    body: {
      approve: '船公司已确认您的订舱申请。',
      reject: '船公司拒绝了您的订舱申请。您可以修改后重新提交。',
      decline: '船公司未接受您的修改，申请仍按原确认内容有效。',
      confirmCancellation: '船公司已确认取消您的订舱申请。',
      refuseCancellation: '船公司拒绝了取消请求，您的订舱申请照常进行。',
      changeVessel: '船公司已将您的货物改配其他船舶，请核对船期和截止时间。',
      notDelivered: '您的订舱申请未能送达船公司，船公司并未收到。您填写的内容都已保留：请打开申请并重新提交。',
    },
  },
}

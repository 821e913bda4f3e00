import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '订舱 {{bookingNo}} 的 VGM',
  bookingNo: '订舱号',
  answer: '答复',
  reason: '客服备注',
  button: '打开 VGM',
  note: '您发送了该 VGM，因此收到本邮件。',
  certificate: {
    title: 'VGM 证书',
    page: '第 {{page}} 页，共 {{pages}} 页',
    foot: '{{carrier}} · 订舱 {{bookingNo}} 的 VGM，第 {{version}} 版 · 打印于 {{at}}',
    vessel: '船名航次航向',
    loadPort: '装货港',
    finalDestination: '目的地',
    equipment: '箱型',
    maxGross: '最大总重',
    sent: '发送时间',
    answer: '船公司答复',
    noAnswer: '尚未答复',
    localTime: '{{time}}（{{port}}）',
    statement: '责任方声明',
  },
  mailed: {
    subject: '{{sender}} 向您发送订舱 {{bookingNo}} 的 VGM 证书（{{carrier}}）',
    title: '订舱 {{bookingNo}} 的 VGM 证书',
    body: '{{sender}} 向您发送核实总重证书，PDF 见附件。',
    containers: '集装箱',
    note: '{{sender}} 填写了您的邮箱地址，因此您收到本邮件。',
  },
  subject: {
    accept: '{{carrier}} 已接受订舱 {{bookingNo}} 的 VGM',
    reject: '{{carrier}} 已拒绝订舱 {{bookingNo}} 的 VGM',
    notDelivered: '订舱 {{bookingNo}} 的 VGM 未能送达 {{carrier}}',
  },
  body: {
    accept: '船公司已接受您申报的核实总重。装船之前仍可修改。',
    reject: '船公司已拒绝您申报的核实总重。请修改后在截止时间之前重新发送。',
    notDelivered: '核实总重未能送达船公司，船公司并未收到。您填写的内容都已保留，请打开后重新发送。',
  },
}

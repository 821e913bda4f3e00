import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  mail: {
    to: '收件人',
    hint: '最多 {{most}} 个邮箱地址，用逗号分隔',
    send: '发送',
    none: '请填写邮箱地址。',
    wrong: '{{address}} 不是有效的邮箱地址。',
    many: '最多 {{most}} 个地址。',
    language: '邮件及单证语言',
    remark: '邮件留言（选填）',
    attached_one: '附件：{{count}} 份单证',
    attached_other: '附件：{{count}} 份单证',
  },
  log: {
    title: '记录：{{name}}',
    intro: '贵公司人员获取此单证的记录。',
    none: '贵公司尚无人获取此单证。',
    at: '时间',
    action: '操作',
    by: '人员',
    detail: '去向',
    onBehalfOf: '{{by}} 代 {{name}}',
    actions: { downloaded: '下载', mailed: '邮件发送', issued: '签发正本' },
  },
  pdf: {
    making: '正在生成 PDF…',
    failed: '无法显示 PDF',
    open: '打开 PDF',
    download: '下载 PDF',
    small: '屏幕较小，不便在此查看 PDF',
    smallText: '请单独打开，即可放大和翻页。',
    none: '此浏览器无法在页面内显示 PDF',
    noneText: '请下载后用其他程序打开。',
  },
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  invitation: {
    subject: '邀请您使用 {{carrier}} 客户门户',
    title: '邀请您加入',
    body: '您的同事已为您在门户中开通账户。请点击按钮设置密码，然后使用此邮箱登录。设置密码即表示接受门户使用条款。按钮 24 小时内有效，仅可使用一次；过期后请在登录页选择“忘记密码”。',
    button: '设置密码',
    note: '不认识这家公司？请忽略此邮件。没有此邮件，任何人都无法使用该账户。',
  },
  facts: { company: '公司', by: '邀请人' },
}

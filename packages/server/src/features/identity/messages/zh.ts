import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  codeLabel: '您的验证码',
  linkHint: '如果按钮无法打开，请访问以下网址：',
  sender: '本邮件由 {{carrier}} 客户门户自动发送，请勿直接回复。',
  facts: { name: '注册信息', at: '时间', ip: '来源地址', device: '浏览器' },
  confirmCode: {
    subject: '请验证您在 {{carrier}} 的邮箱',
    title: '请验证您的邮箱',
    body: '请在注册页面输入以下验证码，或点击按钮。验证码 24 小时内有效，仅可使用一次。',
    button: '验证邮箱',
    notYou: '如果您没有注册，请忽略本邮件。没有此验证码，该账户无法使用。',
  },
  alreadyRegistered: {
    subject: '您在 {{carrier}} 已有账户',
    title: '您已有账户',
    body: '刚才有人用此邮箱注册，而该邮箱已有账户。请直接登录；如果忘记密码，请在登录页选择“忘记密码”。',
    button: '登录',
    notYou: '如果不是您本人操作，请忽略本邮件。您的账户没有任何变动。',
  },
  resetCode: {
    subject: '重设您在 {{carrier}} 的密码',
    title: '重设密码',
    body: '请在申请重设密码的页面输入以下验证码，或点击按钮。验证码 10 分钟内有效，仅可使用一次。',
    button: '重设密码',
    notYou: '如果您没有申请，请忽略本邮件。您的密码保持不变。',
  },
  passwordChanged: {
    subject: '您在 {{carrier}} 的密码已更改',
    title: '您的密码已更改',
    body: '您的账户密码已更改，其他浏览器上的登录均已退出。',
    button: '不是我本人操作',
    notYou: '如果不是您本人操作，请立即点击上方按钮重设密码，并联系客服。',
  },
  sessionsEnded: {
    subject: '您已从 {{carrier}} 退出登录',
    title: '为安全起见，您已退出登录',
    body: '您的一个登录会话同时在两处被使用，我们已将其终止。请重新登录。',
    button: '登录',
    notYou: '如果您当时没有使用本门户，请在登录后修改密码。',
  },
  groupsGranted: {
    subject: '您在 {{carrier}} 的账户已开通',
    title: '您的账户已开通',
    body: '您的账户已通过审核。请登录查看已开通的功能。',
    button: '登录',
    notYou: '如果您不了解此账户，请联系客服。',
  },
  accessRemoved: {
    subject: '您在 {{carrier}} 的权限已变更',
    title: '您的权限已变更',
    body: '您的账户在本门户的部分权限已被取消。请登录查看目前可用的功能。',
    button: '登录',
    notYou: '如果您仍需要已取消的权限，请联系客服。',
  },
  accountDisabled: {
    subject: '您在 {{carrier}} 的账户已停用',
    title: '您的账户已停用',
    body: '此账户已无法登录，所有浏览器上的登录均已退出。您仍可以访客身份查询集装箱。',
    button: '以访客身份查询',
    notYou: '如果您认为有误，请联系客服。',
  },
  accountEnabled: {
    subject: '您在 {{carrier}} 的账户已重新启用',
    title: '您的账户已重新启用',
    body: '您的账户已重新启用，可照常登录。',
    button: '登录',
    notYou: '如果您不了解此账户，请联系客服。',
  },
  newDevice: {
    subject: '您在 {{carrier}} 的账户有新的登录',
    title: '新的登录',
    body: '您的账户在一个以前未使用过的浏览器上登录。',
    button: '不是我本人操作',
    notYou: '如果是您本人登录，无需任何操作；如果不是，请立即点击上方按钮重设密码。',
  },
}

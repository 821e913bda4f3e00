import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  yes: '是',
  no: '否',
  assume: {
    title: '代入用户',
    intro:
      '代入后，您看到的内容和可进行的操作与该客户一致，最长 {{minutes}} 分钟。系统会同时记录双方姓名，客户可在其活动记录中看到。',
    username: '用户 ID',
    usernameHint: '客户的用户名或网站 ID。',
    reason: '原因',
    reasonHint: '将与您代该客户进行的所有操作一并保存。',
    done: '您正在代入 {{name}}，页面即将重新加载…',
    noPermission: '该用户未设置权限，{{id}}',
    releaseFirst: '退出该代入用户',
    released: '已退出该代入用户，现在可以代入其他用户。',
  },
  find: {
    title: '查找客户',
    field: '姓名、公司、邮箱或编号',
    looking: '正在查找…',
    none: '没有找到客户。',
    cut: '还有更多，请再输入一个词。',
    short: '至少输入 {{least}} 个字符。',
    actFor: '代表 {{name}} 操作',
    action: '代表操作',
  },
  release: {
    title: '退出代入用户',
    question: '是否退出该代入用户？',
    sending: '正在退出…',
    done: '您已恢复为本人身份，页面即将重新加载…',
  },
  unsaved: '您在本页填写的内容尚未保存，继续操作将会丢失。',
  banner: {
    label: '代入用户',
    who: '正在代入',
    left_one: '剩余 {{count}} 分钟',
    left_other: '剩余 {{count}} 分钟',
    release: '退出代入',
  },
  stopped: {
    label: '本页面已失效',
    reload: '重新加载页面',
    keep: '保留在屏幕上',
    goOn: '继续',
    toCustomer: {
      title: '您已代入其他用户',
      text: '您已在另一个标签页中代入 {{name}}。本页面是以另一身份打开的。',
    },
    toOwn: {
      title: '已退出代入用户',
      text: '您已不再代入 {{name}}。',
    },
    over: {
      title: '代入时间已结束',
      text: '您已不再代入 {{name}}，现已恢复为本人身份。',
    },
    nothingSent: '本页面不会再发送任何内容。',
    typed: '重新加载之前，您填写的内容会保留在屏幕上，请先复制需要的部分。',
  },
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  skip: '跳到正文',
  description: '{{carrier}} 货物跟踪：凭集装箱号、订舱号或提单号，查询货物当前位置和预计到港时间。',
  menu: { label: '主菜单', open: '菜单' },
  goTo: '快速前往',
  pages: {
    search: '集装箱查询',
    registration: '注册',
    detention: '滞箱费计算',
    information: '信息中心',
    login: '登录',
    schedules: '船期查询',
    verify: '文件验真',
  },
  language: '语言：{{name}}',
  theme: { label: '外观', system: '跟随系统', light: '浅色', dark: '深色' },
  demo: '演示环境：任何人都可以登录。',
  newBuild: { text: '本网站已有新版本。', reload: '刷新' },
  footer: { copyright: '© 2022 {{carrier}}', version: '版本 {{version}}', geolocation: 'IP Geolocation by DB-IP' },
  notFound: { title: '这里没有集装箱', text: '抱歉，找不到您要访问的页面！', action: '查询' },
  crash: { title: '出错了！', text: '错误已上报，您的数据不受影响。', action: '返回首页' },
}

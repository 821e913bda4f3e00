import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '保函 {{reference}}',
  page: '保函',
  newTitle: '签署保函',
  back: '全部提单',
  loading: '正在加载保函…',
  failed: '无法显示该保函',

  states: { formed: '未签署', signing: '签署中', signed: '已签署' },

  choose_one: '为 {{count}} 票提单签署保函',
  choose_other: '为 {{count}} 票提单签署保函',
  chooseHint: '一份保函最多可覆盖同一发货人的 {{limit}} 票提单。',

  group: {
    title: '本保函覆盖的货载',
    chosen: '所选货载',
    count_one: '{{count}} 票货载',
    count_other: '{{count}} 票货载',
    whole: '这些货载已合并在同一份保函中，为其中一票签署即对全部有效。',
    shipper: '发货人',
    formed: '合并时间',
    blNo: '提单号',
    release: '放单状态',
    type: '提单类型',
    consignee: '收货人',
    vessel: '船名航次',
    route: '航线',
    containers: '箱数',
  },

  wait: {
    title: '所选货载暂属另一组',
    left: '{{time}} 后可重新选择',
    text: '合并在同一份保函中的货载五分钟内不能拆分。时间到后本页自动重新检查。',
    label: '剩余时间',
  },

  sign: {
    title: '签署',
    intro_one: '保函将在新标签页中打开。签署后该票货载即可放货。',
    intro_other: '保函将在新标签页中打开。一次签署对全部 {{count}} 票货载有效，签署后即可放货。',
    action: '打开保函并签署',
    preview: '下载保函',
    dissolve: '拆分货载',
    dissolved: '货载已拆分，可重新合并。',
    assumed: '代客户操作时不能签署保函。',
  },

  others: {
    title: '{{signer}} 正在签署该保函',
    text: '同一时间只能由一人签署。保函签署完成或释放后，本页会自动更新。',
    away: '{{signer}} 打开过该保函，但签署页面似乎已关闭，您现在可以打开。',
    since: '开始时间',
  },

  signed: {
    title: '已签署',
    text: '{{who}} 已签署该保函，相关提单已放货，保函已发送给船公司。',
    at: '签署时间',
    by: '签署人',
    download: '下载已签署的保函',
    verify: '核验已签署的 PDF',
  },

  bill: {
    title: '保函',
    needed: '签署保函后，该提单即可放货。',
    sign: '签署保函',
    inGroup: '该提单与其他货载合并在同一份保函中。',
    open: '打开保函 {{reference}}',
    signed: '该提单的保函已签署。',
  },
}

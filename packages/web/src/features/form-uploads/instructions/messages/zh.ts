import type { Same } from '@fairway/contract/kit/messages'
import { zh as bookings } from '../../messages/zh.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  ...bookings,
  steps: {
    ...bookings.steps,
    getText: 'Excel 表格，内含提单类型、箱型和包装类型下拉列表。',
    fillText: '每个集装箱一行。提单号或订舱号相同的各行合为一份补料。',
  },
  card: {
    ...bookings.card,
    found_one: '{{count}} 份补料',
    found_other: '{{count}} 份补料',
    overwrite_one: '覆盖 {{count}} 份已有补料',
    overwrite_other: '覆盖 {{count}} 份已有补料',
    late_one: '{{count}} 份补料有提示，提交前会请您确认。',
    late_other: '{{count}} 份补料有提示，提交前会请您确认。',
    problemsPart:
      '默认在问题全部解决前不提交此文件；您也可以先提交没有问题的补料，或全部存为草稿。修改文件后请重新拖放到此处。',
    sendGood_one: '提交 {{count}} 份无误的补料…',
    sendGood_other: '提交 {{count}} 份无误的补料…',
    send_one: '提交 {{count}} 份补料',
    send_other: '提交 {{count}} 份补料',
    sentCount_one: '已提交 {{count}} 份补料',
    sentCount_other: '已提交 {{count}} 份补料',
    toRequests: '查看补料',
  },
  sending: {
    ...bookings.sending,
    done_one: '{{name}}：已提交 {{count}} 份补料。',
    done_other: '{{name}}：已提交 {{count}} 份补料。',
  },
  late: {
    ...bookings.late,
    title_one: '请核对 {{count}} 项提示',
    title_other: '请核对 {{count}} 项提示',
    text: '仍可提交这些补料，但截单后船公司可能来不及处理。',
    label: '提示',
  },
  overwrite: {
    ...bookings.overwrite,
    title_one: '覆盖 {{count}} 份补料？',
    title_other: '覆盖 {{count}} 份补料？',
    text: '文件中的内容将取代这些补料的现有内容，船公司会收到每份补料的新版本。',
    label: '将被覆盖的补料',
  },
  part: {
    ...bookings.part,
    title_one: '现在提交 {{name}} 中的 {{count}} 份补料？',
    title_other: '现在提交 {{name}} 中的 {{count}} 份补料？',
    text_one: '{{count}} 份补料有问题，不会提交。请在文件中修改后重新拖放到此处。',
    text_other: '{{count}} 份补料有问题，不会提交。请在文件中修改后重新拖放到此处。',
    overwrite_one: '现在提交的补料中有 {{count}} 份会覆盖已有补料。',
    overwrite_other: '现在提交的补料中有 {{count}} 份会覆盖已有补料。',
    label: '不提交的补料',
    confirm_one: '现在提交 {{count}} 份补料',
    confirm_other: '现在提交 {{count}} 份补料',
    done_one: '{{name}}：已提交 {{count}} 份补料，{{left}} 份未提交。',
    done_other: '{{name}}：已提交 {{count}} 份补料，{{left}} 份未提交。',
  },
  same: {
    ...bookings.same,
    text: '{{name}} 中有相同的补料。',
    onlyThere_one: '有 {{count}} 份补料仅在 {{name}} 中。',
    onlyThere_other: '有 {{count}} 份补料仅在 {{name}} 中。',
  },
  preview: { ...bookings.preview, bookings: '补料', bookingsOf: '{{name}} 中的补料' },
  columns: { ...bookings.columns, reference: '提单号或订舱号', request: '补料', ediRef: '提单号' },
  deeds: { ...bookings.deeds, new: '新增补料' },
}

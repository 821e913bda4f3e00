import type { Same } from '@fairway/contract/kit/messages'
import { zh as bookings } from '../../messages/zh.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  ...bookings,
  steps: {
    ...bookings.steps,
    getText: 'Excel 表格，内含称重方法和单位下拉列表。',
    fillText: '每个集装箱一行，可包含任意多票订舱，顺序不限。',
    checkText: '每个重量如何理解都会显示，经您确认后才发送。',
  },
  card: {
    ...bookings.card,
    found_one: '{{count}} 票订舱的 VGM',
    found_other: '{{count}} 票订舱的 VGM',
    overwrite_one: '{{count}} 票将取代已发送或已保存的内容',
    overwrite_other: '{{count}} 票将取代已发送或已保存的内容',
    late_one: '{{count}} 行有提示，发送前会请您确认。',
    late_other: '{{count}} 行有提示，发送前会请您确认。',
    problemsText: '文件整体发送：问题全部解决前不会发送任何内容。修改文件后请重新拖放到此处。',
    send_one: '发送 {{count}} 票订舱的 VGM',
    send_other: '发送 {{count}} 票订舱的 VGM',
    sentCount_one: '已发送 {{count}} 票订舱的 VGM',
    sentCount_other: '已发送 {{count}} 票订舱的 VGM',
    toRequests: '打开 VGM',
  },
  sending: {
    ...bookings.sending,
    done_one: '{{name}}：已发送 {{count}} 票订舱的 VGM。',
    done_other: '{{name}}：已发送 {{count}} 票订舱的 VGM。',
  },
  late: {
    ...bookings.late,
    title_one: '请核对 {{count}} 项提示',
    title_other: '请核对 {{count}} 项提示',
    text: '仍可发送这些重量，但截 VGM 后船公司可能不予装船。',
    label: '提示',
  },
  overwrite: {
    ...bookings.overwrite,
    title_one: '取代 {{count}} 票订舱的 VGM？',
    title_other: '取代 {{count}} 票订舱的 VGM？',
    text: '文件中的重量将取代已发送或已保存的重量，申报记录会保留两者。',
    label: '将被取代 VGM 的订舱',
    confirm: '取代并发送',
  },
  same: {
    ...bookings.same,
    text: '{{name}} 中有相同的订舱。',
  },
  preview: { ...bookings.preview, bookingsOf: '{{name}} 中的 VGM' },
  columns: { ...bookings.columns, reference: '订舱', request: 'VGM', ediRef: '订舱号' },
  deeds: { ...bookings.deeds, new: '新增', overwrite: '取代' },
}

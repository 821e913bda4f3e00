import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  lanes_one: '{{carrier}} 航线图，标出 1 艘船的当前位置，船舶列表内容相同',
  lanes_other: '{{carrier}} 航线图，标出 {{count}} 艘船的当前位置，船舶列表内容相同',
  ownShips_one: '标出载有您集装箱的 1 艘船的地图，下方列表内容相同',
  ownShips_other: '标出载有您集装箱的 {{count}} 艘船的地图，下方列表内容相同',
  ships: '船舶动态',
  atSea_one: '{{count}} 艘在航',
  atSea_other: '{{count}} 艘在航',
  inPort_one: '{{count}} 艘在港',
  inPort_other: '{{count}} 艘在港',
  way: '{{from}} → {{to}}',
  due: '预计 {{date}} {{time}} 抵达（{{offset}}）',
  overdue: '原定 {{date}} {{time}} 抵达（{{offset}}），尚无抵达消息',
  berthed: '停靠{{place}}',
  estimated: '两次报告之间的位置为推算。',
}

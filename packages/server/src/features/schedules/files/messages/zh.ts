import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  titles: { lane: '船期表 {{pol}} 至 {{pod}}', vessel: '{{vessel}} 船期', port: '{{port}} 挂靠船舶' },
  period: '{{from}} 至 {{to}}。时间均为港口当地时间。数据截至 {{now}} UTC，可能变动。',
  cut: '条目过多，本文件未全部列出。请缩短范围。',
  co2: '每 TEU 碳排放为估算值：海上距离 × 1.15 × 该船每 TEU 每公里克数，按船上燃烧排放计算。',
  foot: '{{carrier}} · {{title}}',
  sheet: '船期',
  columns: {
    vvd: '航次',
    vessel: '船名',
    service: '航线',
    port: '港口',
    terminal: '码头',
    feeder: '支线船',
    via: '中转港',
    from: '上一港',
    to: '下一港',
    departure: '开航',
    arrival: '到港',
    offset: '时差',
    transitDays: '航程天数',
    cutOffs: '截止时间',
    distance: '距离（海里）',
    co2: '每 TEU 碳排放（kg）',
  },
  cutOffs: { si: '截单 SI', vgm: '截 VGM', cy: '截港 CY', ams: '截 AMS', special: '危险品 / 冷箱' },
  events: {
    departure: '{{vessel}} {{vvd}} 离开{{port}}',
    arrival: '{{vessel}} {{vvd}} 抵达{{port}}',
    cutOff: '{{vvd}} {{port}} {{kind}}',
    local: '当地时间 {{time}}（{{offset}}）',
    lane: '{{pol}} 至 {{pod}}，航线 {{service}}',
  },
  calendars: { lane: '{{carrier}}：{{pol}} 至 {{pod}}', port: '{{carrier}}：{{port}}' },
}
